import { buttonClassName } from '@pubquiz/ui/button';
import { Beer, Lightbulb, Send } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { Logo } from '../../lib/shell/logo';
import { TopBar } from '../../lib/shell/top-bar';
import { HeroPicture } from './hero-picture';
import './landing-page.css';

const STEPS = [
  {
    icon: <Lightbulb />,
    title: 'Be creative',
    text: 'Write your own questions: free text, multiple choice, with pictures if you like. Answers are marked for you, and you have the last word.',
  },
  {
    icon: <Send />,
    title: 'Invite people',
    text: 'Send one link, or let the room scan it. Teams type a name and they are in: no account, no app, as many phones per team as they like.',
  },
  {
    icon: <Beer />,
    title: 'Have a good time',
    text: 'Ask, mark, reveal, and crown a winner. Everybody follows on their own screen, in the same second.',
  },
] as const;

function useIsScrolled(): boolean {
  const [isScrolled, setIsScrolled] = useState(() => window.scrollY > 0);
  useEffect(() => {
    const look = () => {
      setIsScrolled(window.scrollY > 0);
    };
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      window.removeEventListener('scroll', look);
    };
  }, []);
  return isScrolled;
}

export interface LandingPageProps {
  /** Account holders without a quiz need no hint to log in (HOME-3). */
  readonly hasAccount: boolean;
}

/** What a visitor without quizzes sees (HOME-2 to HOME-4, PROD-2). */
export function LandingPage({ hasAccount }: LandingPageProps) {
  const isScrolled = useIsScrolled();
  const createButton = (
    <Link className={buttonClassName({ variant: 'primary', size: 'large' })} to={paths.newQuiz()}>
      Create a Quiz
    </Link>
  );

  return (
    <>
      {isScrolled && (
        <div className="landing-menu">
          <TopBar />
        </div>
      )}
      <main id="content" tabIndex={-1} className="landing">
        <section className="landing-hero">
          <div className="landing-words">
            <p className="landing-sign">
              <Logo size={40} /> Pub Quiz <span className="shell-beta">beta</span>
            </p>
            <h1>Your quiz night, without the paper</h1>
            <p className="landing-lead">
              Write the questions, share one link, and run the evening from your laptop while every team
              answers on its own phone.
            </p>
            <div className="landing-actions">
              {createButton}
              {!hasAccount && (
                <p>
                  Been here before? <Link to={paths.logIn()}>Log In</Link>
                </p>
              )}
            </div>
            <p className="pq-quiet">
              Pub Quiz is in beta. All features are free, and the basic quiz stays free.
            </p>
          </div>
          <HeroPicture />
        </section>
        <section className="landing-steps" aria-label="How it works">
          <h2>Three steps to a good evening</h2>
          <ol>
            {STEPS.map((step) => (
              <li key={step.title}>
                <span className="landing-step-icon" aria-hidden="true">
                  {step.icon}
                </span>
                <h3>{step.title}</h3>
                <p>{step.text}</p>
              </li>
            ))}
          </ol>
        </section>
        <section className="landing-last">
          <h2>The first question is yours</h2>
          <p>No account needed to try it. Sign up when you want to keep your quizzes.</p>
          <Link className={buttonClassName({ size: 'large' })} to={paths.newQuiz()}>
            Start writing
          </Link>
        </section>
      </main>
    </>
  );
}
