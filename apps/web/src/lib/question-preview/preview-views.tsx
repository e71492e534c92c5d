import { Button } from '@pubquiz/ui/button';
import type { PreviewView } from './question-preview';

const VIEWS: readonly PreviewView[] = ['askQuestions', 'revealScoring'];

export interface PreviewViewsProps {
  readonly labels: Readonly<Record<PreviewView, string>>;
  readonly view: PreviewView;
  readonly onView: (view: PreviewView) => void;
}

/** Switches a preview between the question and its answer. */
export function PreviewViews({ labels, view, onView }: PreviewViewsProps) {
  return (
    <div className="question-preview-views" role="group" aria-label="What teams see">
      {VIEWS.map((choice) => (
        <Button
          key={choice}
          variant={choice === view ? 'primary' : 'secondary'}
          aria-pressed={choice === view}
          onClick={() => {
            onView(choice);
          }}
        >
          {labels[choice]}
        </Button>
      ))}
    </div>
  );
}
