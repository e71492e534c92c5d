import { Banner } from '@pubquiz/ui/banner';
import { useConnectionState } from '../../lib/live/use-connection-state';

/** Says calmly that the connection is gone, and that it comes back by itself. */
export function ConnectionNotice() {
  const isAway = useConnectionState() === 'reconnecting';
  return (
    <div role="status">
      {isAway && (
        <Banner tone="warning" title="The connection is lost.">
          We reconnect by ourselves; the screen is brought up to date then. Nothing needs to be reloaded.
        </Banner>
      )}
    </div>
  );
}
