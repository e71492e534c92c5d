import { useState } from 'react';
import { Button } from '@pubquiz/ui/button';
import { Drawer } from '@pubquiz/ui/drawer';
import { PHASES } from './model/phases';

const KEYS: readonly (readonly [string, string])[] = [
  ['P or ←', 'previous question'],
  ['N or →', 'next question'],
  ['↑ ↓', 'answer of the team above or below'],
  ['Q', 'previous unscored answer'],
  ['W', 'next unscored answer'],
  ['A', 'mark the selected answer correct'],
  ['Z', 'mark it incorrect'],
  ['C', 'current question'],
  ['Enter, Esc', 'in the grid: to the points of the selected answer, and back'],
];

/** The sidebar with the whole evening in a minute (RUN-4). */
export function HowToRun() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setIsOpen(true)}>
        How to run the quiz
      </Button>
      <Drawer isOpen={isOpen} onClose={() => setIsOpen(false)} title="How to run the quiz">
        <div className="pq-prose">
          <ol>
            {PHASES.map(({ id, label, help }) => (
              <li key={id}>
                <strong>{label}.</strong> {help}
              </li>
            ))}
          </ol>
          <h3>Keyboard</h3>
          <table>
            <tbody>
              {KEYS.map(([key, meaning]) => (
                <tr key={key}>
                  <th scope="row">{key}</th>
                  <td>{meaning}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p>Letters rest while you type in a field, and can be switched off below the grid.</p>
        </div>
      </Drawer>
    </>
  );
}
