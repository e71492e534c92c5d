import { Button } from '@pubquiz/ui/button';
import { IconButton } from '@pubquiz/ui/icon-button';
import { X } from 'lucide-react';
import type { Notices } from './use-notices';

/** Short messages at the lower edge, above banners and keyboard; read out as they come. */
export function NoticeStack({ shown, dismiss }: Pick<Notices, 'shown' | 'dismiss'>) {
  return (
    <div className="team-notices" role="status">
      {shown.map(({ key, title, text, action }) => (
        <div className="team-notice" key={key}>
          <div className="team-notice-words">
            <p className="team-notice-title">{title}</p>
            {text !== undefined && <p>{text}</p>}
          </div>
          {action !== undefined && (
            <Button
              variant="quiet"
              className="team-notice-action"
              onClick={() => {
                dismiss(key);
                action.onPress();
              }}
            >
              {action.label}
            </Button>
          )}
          <IconButton
            label="Close"
            size="large"
            icon={<X />}
            onClick={() => {
              dismiss(key);
            }}
          />
        </div>
      ))}
    </div>
  );
}
