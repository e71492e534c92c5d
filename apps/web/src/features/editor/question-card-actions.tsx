import { IconButton } from '@pubquiz/ui/icon-button';
import { Menu } from '@pubquiz/ui/menu';
import {
  ArrowDown,
  ArrowUp,
  ClipboardList,
  ClipboardPaste,
  Copy,
  Eye,
  ListPlus,
  Scissors,
  Trash2,
} from 'lucide-react';
import { hasClipboard } from '../../lib/copy-question-button';
import { canReadClipboard } from './clipboard';
import type { DraftQuestion } from './draft';
import type { QuestionHandlers } from './use-question-handlers';

export interface QuestionCardActionsProps {
  readonly question: DraftQuestion;
  readonly number: number;
  readonly isLast: boolean;
  readonly handlers: QuestionHandlers;
}

/** What can be done with a question as a whole (EDIT-12, EDIT-14). */
export function QuestionCardActions({ question, number, isLast, handlers }: QuestionCardActionsProps) {
  return (
    <div className="editor-card-actions">
      <IconButton
        label="Preview"
        icon={<Eye />}
        onClick={() => {
          handlers.preview(question);
        }}
      />
      <IconButton
        label="Move up"
        icon={<ArrowUp />}
        disabled={number === 1}
        onClick={() => {
          handlers.move(question, -1);
        }}
      />
      <IconButton
        label="Move down"
        icon={<ArrowDown />}
        disabled={isLast}
        onClick={() => {
          handlers.move(question, 1);
        }}
      />
      <IconButton
        label="Insert above"
        icon={<ListPlus />}
        onClick={() => {
          handlers.insertAbove(question);
        }}
      />
      <Menu
        label="Clipboard"
        trigger={<IconButton label="Clipboard" icon={<ClipboardList />} />}
        entries={[
          {
            id: 'cut',
            label: 'Cut',
            icon: <Scissors />,
            isDisabled: !hasClipboard(),
            onSelect: () => void handlers.cut(question),
          },
          {
            id: 'copy',
            label: 'Copy',
            icon: <Copy />,
            isDisabled: !hasClipboard(),
            onSelect: () => void handlers.copy(question),
          },
          {
            id: 'paste',
            label: 'Paste above',
            icon: <ClipboardPaste />,
            isDisabled: !canReadClipboard(),
            onSelect: () => void handlers.pasteAbove(question),
          },
        ]}
      />
      <IconButton
        label="Delete"
        icon={<Trash2 />}
        tone="danger"
        onClick={() => {
          handlers.remove(question, number);
        }}
      />
    </div>
  );
}
