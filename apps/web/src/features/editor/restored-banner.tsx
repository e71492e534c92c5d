import { Banner } from '@pubquiz/ui/banner';
import { Button } from '@pubquiz/ui/button';

export interface RestoredBannerProps {
  readonly isNewQuiz: boolean;
  readonly onStartOver: () => void;
}

/** Says that an earlier visit's changes are back, and how to be rid of them. */
export function RestoredBanner({ isNewQuiz, onStartOver }: RestoredBannerProps) {
  return (
    <Banner
      tone="info"
      role="status"
      title="What you wrote last time is back"
      actions={
        <Button size="small" onClick={onStartOver}>
          {isNewQuiz ? 'Start afresh' : 'Start from the saved quiz'}
        </Button>
      }
    >
      These changes were not saved. Save Quiz keeps them.
    </Banner>
  );
}
