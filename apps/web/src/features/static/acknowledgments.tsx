import './static.css';

const CREDITS = [
  {
    what: 'Photos',
    who: 'There are none: the mugs, medals and slates are drawn for Pub Quiz. Pictures in questions are chosen by the quizmaster and stay on the site they come from.',
  },
  {
    what: 'Icons',
    who: 'Lucide and its contributors, under the ISC licence; parts come from Feather by Cole Bemis, under the MIT licence.',
    link: { href: 'https://lucide.dev', label: 'lucide.dev' },
  },
  {
    what: 'Headings',
    who: 'Bricolage Grotesque by Mathieu Triay and the Bricolage Grotesque Project Authors, under the SIL Open Font License.',
    link: { href: 'https://github.com/ateliertriay/bricolage', label: 'ateliertriay/bricolage' },
  },
  {
    what: 'Text',
    who: 'Source Sans 3 by Paul D. Hunt and Adobe, under the SIL Open Font License.',
    link: { href: 'https://github.com/adobe-fonts/source-sans', label: 'adobe-fonts/source-sans' },
  },
] as const;

/** Who made what we show (STATIC-1). */
export function Acknowledgments() {
  return (
    <article className="static-page pq-prose">
      <h1>Acknowledgments</h1>
      <p>A quiz night needs good company. These people drew and cut what you are looking at. Thank you!</p>
      <ul className="static-credits">
        {CREDITS.map((credit) => (
          <li key={credit.what}>
            <h2>{credit.what}</h2>
            <p>{credit.who}</p>
            {'link' in credit && (
              <p>
                <a href={credit.link.href} rel="noopener noreferrer">
                  {credit.link.label}
                </a>
              </p>
            )}
          </li>
        ))}
      </ul>
    </article>
  );
}
