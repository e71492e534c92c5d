import { useState } from 'react';
import { useConnectionState } from '../../lib/live/use-connection-state';

export interface Connection {
  /** The page's socket was cut and is coming back. */
  readonly isAway: boolean;
  /** How often it has come back. */
  readonly comebacks: number;
}

/** How the page hears from the server. */
export function useConnection(): Connection {
  const state = useConnectionState();
  const [connection, setConnection] = useState<Connection>({ isAway: false, comebacks: 0 });
  const { isAway, comebacks } = connection;
  if (state === 'reconnecting' && !isAway) setConnection({ isAway: true, comebacks });
  if (state === 'live' && isAway) setConnection({ isAway: false, comebacks: comebacks + 1 });
  return connection;
}
