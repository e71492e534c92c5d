import { IMPORT_COLUMNS, type Question } from '@pubquiz/core';
import { Banner } from '@pubquiz/ui/banner';
import { Button } from '@pubquiz/ui/button';
import { Table } from '@pubquiz/ui/table';
import { showToast } from '@pubquiz/ui/toast-queue';
import { ClipboardPaste, ListChecks } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { errorText } from '../../lib/error-text';
import { trpc } from '../../lib/trpc';
import { canReadClipboard, readClipboard } from './clipboard';
import { ImportPreview } from './import-preview';

const NO_CLIPBOARD = "Uh-oh! This browser doesn't support copy-paste. Please try e.g. Google Chrome.";

const EXAMPLES = [
  ['1', 'Who wrote Dracula?', '', 'Bram Stoker; Stoker', '', '', 'similar', 'Published in 1897', '1'],
  ['2', 'Which is a mammal?', '', '', 'Shark\\n--Dolphin\\nTuna', '', '', '', '1'],
] as const;

/** Questions from a spreadsheet, by way of the clipboard (IMP-1 to IMP-13). */
export function ImportTab({ onImported }: { readonly onImported: (questions: readonly Question[]) => void }) {
  const importing = trpc.content.importQuestions.useMutation();
  const isSupported = canReadClipboard();
  const closeFailure = useRef(() => {});
  const [previewed, setPreviewed] = useState<readonly Question[] | null>(null);

  useEffect(
    () => () => {
      closeFailure.current();
    },
    [],
  );

  /** Hands on what the text holds, or says why it holds nothing. */
  async function readRows(csv: string, onRead: (questions: readonly Question[]) => void) {
    closeFailure.current();
    setPreviewed(null);
    try {
      const { questions } = await importing.mutateAsync({ csv });
      if (questions.length === 0) {
        showToast({
          title: 'Nothing to import',
          text: 'The clipboard holds no question rows. Copy the rows in your spreadsheet first.',
          tone: 'warning',
        });
        return;
      }
      onRead(questions);
    } catch (error) {
      closeFailure.current = showToast({
        title: 'Something went wrong',
        text: errorText(error, 'The server did not answer. Check your connection and try again.'),
        tone: 'danger',
        durationMs: null,
      });
    }
  }

  return (
    <section
      className="editor-import"
      aria-label="Import Questions"
      onPaste={(event) => {
        if (isSupported && !importing.isPending) {
          void readRows(event.clipboardData.getData('text/plain'), onImported);
        }
      }}
    >
      <h2>Import from a spreadsheet</h2>
      <p>
        Write one question per row, with these columns in this order. Copy the rows in your spreadsheet, come
        back and press the button. A header row and empty rows are skipped.
      </p>
      {!isSupported && <Banner tone="warning">{NO_CLIPBOARD}</Banner>}
      <div className="editor-import-actions">
        <Button
          variant="primary"
          size="large"
          icon={<ClipboardPaste />}
          disabled={!isSupported}
          isBusy={importing.isPending}
          onClick={() => {
            void readClipboard().then((text) => readRows(text, onImported));
          }}
        >
          {importing.isPending ? 'Importing…' : 'Paste and Import'}
        </Button>
        <Button
          size="large"
          icon={<ListChecks />}
          disabled={!isSupported || importing.isPending}
          onClick={() => {
            void readClipboard().then((text) => readRows(text, setPreviewed));
          }}
        >
          Look at them first
        </Button>
      </div>
      {previewed !== null && (
        <ImportPreview
          questions={previewed}
          onAdd={() => {
            onImported(previewed);
          }}
          onDiscard={() => {
            setPreviewed(null);
          }}
        />
      )}
      <Table caption="The columns of an import, with two examples">
        <thead>
          <tr>
            {IMPORT_COLUMNS.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {EXAMPLES.map((row) => (
            <tr key={row[1]}>
              {row.map((cell, index) => (
                <td key={index}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
      <ul className="editor-import-rules pq-quiet">
        <li>Points: a number; empty means the default points of the quiz.</li>
        <li>Multiple Choice Answer: options separated by \n, two dashes in front of a correct one.</li>
        <li>Auto-mark: similar, same or never. Reveal Correct Answer: 1 or 0.</li>
        <li>If one row has too few columns, nothing is imported and you are told which.</li>
      </ul>
    </section>
  );
}
