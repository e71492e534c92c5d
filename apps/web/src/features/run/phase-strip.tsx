import { CircleHelp } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { SessionStatus } from '@pubquiz/core';
import { IconButton } from '@pubquiz/ui/icon-button';
import { Popover } from '@pubquiz/ui/popover';
import { Steps } from '@pubquiz/ui/steps';
import { currentPhase, PHASES } from './model/phases';

/** Where the evening is, with a word of help for each phase (RUN-2, RUN-3). */
export function PhaseStrip({ status }: { readonly status: SessionStatus }) {
  const strip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On a phone the strip is wider than the screen.
    const current = strip.current?.querySelector<HTMLElement>('[aria-current="step"]');
    if (current?.parentElement) current.parentElement.scrollLeft = current.offsetLeft - 48;
  }, [status]);
  const steps = PHASES.map(({ id, label, help }) => ({
    id,
    label,
    extra: (
      <Popover
        label={`About ${label}`}
        trigger={<IconButton label={`Help: ${label}`} icon={<CircleHelp size={18} />} />}
      >
        <p>{help}</p>
      </Popover>
    ),
  }));
  return (
    <div ref={strip} className="run-phases">
      <Steps label="Phases of the quiz" steps={steps} currentId={currentPhase(status)} />
    </div>
  );
}
