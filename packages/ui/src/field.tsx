import { useId, type ReactNode } from 'react';
import './field.css';

export interface FieldControl {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

export interface FieldTexts {
  readonly label: ReactNode;
  /** Said under the label, before the control. */
  readonly hint?: ReactNode;
  /** What is wrong with the value; replaces nothing, it is added below. */
  readonly error?: ReactNode;
  readonly isLabelHidden?: boolean | undefined;
  readonly className?: string | undefined;
}

export interface FieldProps extends FieldTexts {
  readonly id?: string | undefined;
  /** Gets the ids that tie the control to its label, hint and error. */
  readonly children: (control: FieldControl) => ReactNode;
}

/** A label, a hint and an error around one control. */
export function Field({ label, hint, error, isLabelHidden, className, id, children }: FieldProps) {
  const generated = useId();
  const controlId = id ?? generated;
  const hintId = hint ? `${controlId}-hint` : '';
  const errorId = error ? `${controlId}-error` : '';
  const described = [hintId, errorId].filter((part) => part !== '').join(' ');
  return (
    <div className={`pq-field${className ? ` ${className}` : ''}`}>
      <label
        className={isLabelHidden ? 'pq-field-label pq-field-label-hidden' : 'pq-field-label'}
        htmlFor={controlId}
      >
        {label}
      </label>
      {hint ? (
        <p className="pq-field-hint" id={hintId}>
          {hint}
        </p>
      ) : null}
      {children({
        id: controlId,
        'aria-describedby': described === '' ? undefined : described,
        'aria-invalid': error ? true : undefined,
      })}
      {error ? (
        <p className="pq-field-error" id={errorId} role="alert">
          {error}
        </p>
      ) : null}
    </div>
  );
}
