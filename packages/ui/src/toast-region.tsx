import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import {
  Text,
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastContent as AriaToastContent,
  UNSTABLE_ToastQueue as AriaToastQueue,
  UNSTABLE_ToastRegion as AriaToastRegion,
} from 'react-aria-components/Toast';
import { Button } from './button';
import { IconButton } from './icon-button';
import {
  closeToast,
  currentToasts,
  subscribeToToasts,
  TOAST_DURATION_MS,
  type QueuedToast,
} from './toast-queue';
import './toast-region.css';

/** Where toasts appear: a landmark that screen readers announce and that F6 reaches. */
export function ToastRegion() {
  const [queue] = useState(() => new AriaToastQueue<QueuedToast>({ maxVisibleToasts: 3 }));

  useEffect(() => {
    const shown = new Map<number, string>();
    function synchronise() {
      const present = currentToasts();
      for (const [key, ariaKey] of shown) {
        if (present.some((toast) => toast.key === key)) continue;
        shown.delete(key);
        queue.close(ariaKey);
      }
      for (const toast of present) {
        if (shown.has(toast.key)) continue;
        const timeout = toast.durationMs === undefined ? TOAST_DURATION_MS : toast.durationMs;
        const onClose = () => {
          shown.delete(toast.key);
          closeToast(toast.key);
        };
        shown.set(toast.key, queue.add(toast, timeout === null ? { onClose } : { onClose, timeout }));
      }
    }
    synchronise();
    const stop = subscribeToToasts(synchronise);
    return () => {
      stop();
      for (const ariaKey of shown.values()) queue.close(ariaKey);
    };
  }, [queue]);

  return (
    <AriaToastRegion queue={queue} className="pq-toasts" aria-label="Notifications">
      {({ toast }) => <ToastCard toast={toast.content} ariaToast={toast} />}
    </AriaToastRegion>
  );
}

type AriaQueuedToast = Parameters<typeof AriaToast<QueuedToast>>[0]['toast'];

function ToastCard({
  toast,
  ariaToast,
}: {
  readonly toast: QueuedToast;
  readonly ariaToast: AriaQueuedToast;
}) {
  const { action } = toast;
  return (
    <AriaToast toast={ariaToast} className={`pq-toast pq-toast-${toast.tone ?? 'info'}`}>
      <AriaToastContent className="pq-toast-content">
        {toast.title !== undefined && (
          <Text slot="title" className="pq-toast-title">
            {toast.title}
          </Text>
        )}
        {toast.text !== undefined && (
          <Text slot={toast.title === undefined ? 'title' : 'description'} className="pq-toast-text">
            {toast.text}
          </Text>
        )}
      </AriaToastContent>
      {action !== undefined && (
        <Button
          size="small"
          onClick={() => {
            closeToast(toast.key);
            action.onPress();
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton
        label="Close"
        icon={<X />}
        onClick={() => {
          closeToast(toast.key);
        }}
      />
    </AriaToast>
  );
}
