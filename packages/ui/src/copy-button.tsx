import { Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Badge } from './badge';
import { Button, type ButtonSize, type ButtonVariant } from './button';
import { copyText } from './copy-text';
import './copy-button.css';
import './visually-hidden.css';

export interface CopyButtonProps {
  readonly text: string;
  readonly label: string;
  readonly copiedMessage: string;
  readonly failedMessage: string;
  /** How long the message stays after a success; a failure stays. */
  readonly clearAfterMs: number;
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
}

/** Copies a text and says beside itself how that went. */
export function CopyButton(props: CopyButtonProps) {
  const { text, label, copiedMessage, failedMessage, clearAfterMs, variant, size } = props;
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);

  useEffect(() => {
    if (outcome !== 'copied') return;
    const timer = setTimeout(() => {
      setOutcome(null);
    }, clearAfterMs);
    return () => {
      clearTimeout(timer);
    };
  }, [outcome, clearAfterMs]);

  function handleClick() {
    copyText(text).then(
      () => {
        setOutcome('copied');
      },
      () => {
        setOutcome('failed');
      },
    );
  }

  return (
    <span className="pq-copy">
      <Button icon={<Copy />} variant={variant} size={size} onClick={handleClick}>
        {label}
      </Button>
      <span role="status">
        {outcome !== null && (
          <Badge tone={outcome === 'copied' ? 'success' : 'danger'}>
            {outcome === 'copied' ? copiedMessage : failedMessage}
          </Badge>
        )}
      </span>
    </span>
  );
}
