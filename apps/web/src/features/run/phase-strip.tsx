import { CircleHelp } from 'lucide-react';
import type { SessionStatus } from '@pubquiz/core';
import { IconButton } from '@pubquiz/ui/icon-button';
import { Popover } from '@pubquiz/ui/popover';
import { Steps } from '@pubquiz/ui/steps';
import { currentPhase, PHASES } from './model/phases';

/** Where the evening is, with a word of help for each phase (RUN-2, RUN-3). */
export function PhaseStrip({ status }: { readonly status: SessionStatus }) {
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
  return <Steps label="Phases of the quiz" steps={steps} currentId={currentPhase(status)} />;
}
