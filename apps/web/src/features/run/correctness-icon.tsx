import { Check, Circle, CircleDashed, Clock, Sparkles, X, type LucideIcon } from 'lucide-react';
import { VisuallyHidden } from '@pubquiz/ui/visually-hidden';
import { CORRECTNESS_WORDS, type Correctness } from './model/correctness';
import './correctness-icon.css';

const ICONS: Readonly<Record<Correctness, LucideIcon>> = {
  notAsked: CircleDashed,
  waiting: Clock,
  unscored: Circle,
  incorrect: X,
  correct: Check,
  autoMarkedCorrect: Sparkles,
};

/** How an answer stands, as a shape, a colour and a word (RUN-33). */
export function CorrectnessIcon({ state }: { readonly state: Correctness }) {
  const Icon = ICONS[state];
  return (
    <span className={`run-correctness run-correctness-${state}`} title={CORRECTNESS_WORDS[state]}>
      <Icon aria-hidden="true" size={18} />
      <VisuallyHidden>{CORRECTNESS_WORDS[state]}</VisuallyHidden>
    </span>
  );
}
