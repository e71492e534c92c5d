import { Button } from '@pubquiz/ui/button';
import { Card } from '@pubquiz/ui/card';
import { Disclosure } from '@pubquiz/ui/disclosure';
import { Drawer } from '@pubquiz/ui/drawer';
import { CircleHelp } from 'lucide-react';
import { memo, useState } from 'react';

const MARKDOWN = [
  { write: '**bold**', shows: <strong>bold</strong> },
  { write: '*italic*', shows: <em>italic</em> },
  { write: '[a link](https://example.org)', shows: <a href="https://example.org">a link</a> },
  {
    write: '- first\n- second',
    shows: (
      <ul>
        <li>first</li>
        <li>second</li>
      </ul>
    ),
  },
  { write: '> a quote', shows: <blockquote>a quote</blockquote> },
  { write: '![a picture](https://…)', shows: 'the picture at that address' },
] as const;

function Instructions() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Card as="aside" tone="sunken" className="editor-help" aria-label="Instructions">
      <Disclosure summary="How to write your quiz">
        <div className="pq-prose">
          <p>
            Each question is one card. Press its line to open it, write, and press again to fold it. Nothing
            reaches your teams before you run the quiz, and nothing is stored before you press Save Quiz.
          </p>
          <ul>
            <li>
              <strong>Free text:</strong> separate accepted variations with semicolons, for example{' '}
              <em>Bram Stoker; Stoker</em>. The first one is revealed.
            </li>
            <li>
              <strong>Multiple choice:</strong> one option per line, two dashes in front of a correct one, for
              example <em>--Dolphin</em>.
            </li>
            <li>
              <strong>Auto-marking</strong> only ever marks answers correct; what it leaves, you mark
              yourself.
            </li>
            <li>
              <strong>Keys:</strong> Ctrl-Return adds a question, Alt-S saves the quiz.
            </li>
          </ul>
        </div>
      </Disclosure>
      <Button
        variant="quiet"
        size="small"
        icon={<CircleHelp />}
        onClick={() => {
          setIsOpen(true);
        }}
      >
        Markdown help
      </Button>
      <Drawer
        isOpen={isOpen}
        title="Markdown help"
        onClose={() => {
          setIsOpen(false);
        }}
      >
        <p>Reveal trivia can be dressed up with a few signs:</p>
        <dl className="editor-markdown">
          {MARKDOWN.map((example) => (
            <div key={example.write}>
              <dt>
                <code>{example.write}</code>
              </dt>
              <dd className="pq-prose">{example.shows}</dd>
            </div>
          ))}
        </dl>
        <p className="pq-quiet">Leave an empty line between paragraphs. Scripts and styles are taken out.</p>
      </Drawer>
    </Card>
  );
}

/** How to write a quiz: folded help, and Markdown in a side panel (EDIT-5). */
export const InstructionsPanel = memo(Instructions);
