import type { Question } from '@pubquiz/core';
import { Button } from '@pubquiz/ui/button';
import { Card } from '@pubquiz/ui/card';
import { Table } from '@pubquiz/ui/table';
import { answerSummary } from './answer-summary';

export interface ImportPreviewProps {
  readonly questions: readonly Question[];
  readonly onAdd: () => void;
  readonly onDiscard: () => void;
}

/** What an import would add, before it is added. */
export function ImportPreview({ questions, onAdd, onDiscard }: ImportPreviewProps) {
  const count = questions.length === 1 ? '1 question' : `${questions.length} questions`;
  return (
    <Card as="section" className="editor-import-preview" aria-label="What will be added">
      <div className="editor-import-actions">
        <Button variant="primary" autoFocus onClick={onAdd}>
          Add {count}
        </Button>
        <Button onClick={onDiscard}>Discard</Button>
      </div>
      <Table caption={`${count} on the clipboard`}>
        <thead>
          <tr>
            <th scope="col">No.</th>
            <th scope="col">Question</th>
            <th scope="col">Correct answer</th>
            <th scope="col">Points</th>
          </tr>
        </thead>
        <tbody>
          {questions.map((question, index) => (
            <tr key={question.id}>
              <td>{index + 1}</td>
              <td dir="auto">{question.question}</td>
              <td dir="auto">{answerSummary(question) || 'none'}</td>
              <td>{question.points ?? 'default'}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Card>
  );
}
