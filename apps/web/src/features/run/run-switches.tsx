import { Switch } from '@pubquiz/ui/switch';

/** How the quizmaster wants this screen; nobody else sees a difference. */
export interface ScreenOptions {
  readonly isByPlacement: boolean;
  readonly areAnswersHidden: boolean;
  readonly areLettersOn: boolean;
}

export interface RunSwitchesProps {
  readonly options: ScreenOptions;
  readonly onChange: (options: ScreenOptions) => void;
}

const LABELS: Readonly<Record<keyof ScreenOptions, string>> = {
  isByPlacement: 'Order teams by placement',
  areAnswersHidden: 'Hide answers while I share this screen',
  areLettersOn: 'Single-letter shortcuts',
};

/** The switches below the grid (RUN-7, RUN-24). */
export function RunSwitches({ options, onChange }: RunSwitchesProps) {
  const names = Object.keys(LABELS) as (keyof ScreenOptions)[];
  return (
    <div className="run-switches">
      {names.map((name) => (
        <Switch
          key={name}
          checked={options[name]}
          onChange={(event) => onChange({ ...options, [name]: event.target.checked })}
        >
          {LABELS[name]}
        </Switch>
      ))}
    </div>
  );
}
