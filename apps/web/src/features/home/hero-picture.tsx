import { Badge } from '@pubquiz/ui/badge';
import { Medal } from '@pubquiz/ui/medal';
import { Check } from 'lucide-react';

const LEADERBOARD = [
  { place: 1, team: 'Quizteama Aguilera', points: '23' },
  { place: 2, team: 'The Barflies', points: '21' },
  { place: 2, team: 'Agatha Quiztie', points: '21' },
  { place: 3, team: 'Les Quizerables', points: '18.5' },
] as const;

/** What a quiz night looks like: a phone with a question, a slate with the leaderboard. */
export function HeroPicture() {
  return (
    <div
      className="home-picture"
      role="img"
      aria-label="A phone with a quiz question in front of a slate with the leaderboard"
    >
      <div className="home-slate" aria-hidden="true">
        <p className="home-slate-title">Leaderboard</p>
        <ol>
          {LEADERBOARD.map((row) => (
            <li key={row.team}>
              <span className="home-slate-medal">
                <Medal place={row.place} size={20} />
              </span>
              <span className="home-slate-team">{row.team}</span>
              <span className="home-slate-points">{row.points}</span>
            </li>
          ))}
        </ol>
      </div>
      <div className="home-phone" aria-hidden="true">
        <div className="home-phone-bar">
          <span>The Barflies</span>
          <Badge tone="success">Secretary</Badge>
        </div>
        <p className="home-phone-number">Question 7 · 2 points</p>
        <p className="home-phone-question">Who wrote ‘Dracula’?</p>
        <p className="home-phone-field">Bram Stoker</p>
        <p className="home-phone-button">
          <Check size={16} /> Submitted
        </p>
        <p className="home-phone-older">
          <span>6</span> Which river flows through Paris? <Check size={14} />
        </p>
      </div>
    </div>
  );
}
