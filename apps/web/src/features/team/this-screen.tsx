import { Switch } from '@pubquiz/ui/switch';
import type { ReactNode } from 'react';
import { useWakeLock } from './use-wake-lock';

export interface ThisScreenProps {
  readonly isWriter: boolean;
  /** The quiz has not finished. */
  readonly isRunning: boolean;
  /** 'Become Secretary', where the tip card does not offer it. */
  readonly becomeSecretary: ReactNode;
  readonly children: ReactNode;
}

/** What can be set for this screen, and the way to more of them. */
export function ThisScreen({ isWriter, isRunning, becomeSecretary, children }: ThisScreenProps) {
  const { isSupported, isOn, setOn } = useWakeLock(isRunning);
  return (
    <section className="team-screen" aria-label="This screen">
      <h2>This screen</h2>
      <p>
        {isWriter
          ? 'It is the “secretary”: it answers for your team.'
          : 'It follows what your team’s “secretary” writes.'}
      </p>
      {becomeSecretary}
      {isSupported && isRunning && (
        <Switch
          checked={isOn}
          onChange={(event) => {
            setOn(event.target.checked);
          }}
        >
          Keep the screen on
        </Switch>
      )}
      {children}
    </section>
  );
}
