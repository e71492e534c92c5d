import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import './button.css';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
/** `large` is at least 48 px high. */
export type ButtonSize = 'small' | 'medium' | 'large';

export interface ButtonLook {
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
  readonly isWide?: boolean | undefined;
  readonly className?: string | undefined;
}

/** The class names of a button, for links that look like one. */
export function buttonClassName(look: ButtonLook = {}): string {
  const { variant = 'secondary', size = 'medium', isWide = false, className } = look;
  const names = ['pq-button', `pq-button-${variant}`, `pq-button-${size}`];
  if (isWide) names.push('pq-button-wide');
  if (className) names.push(className);
  return names.join(' ');
}

export interface ButtonProps
  extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'className'>, ButtonLook {
  readonly children: ReactNode;
  readonly icon?: ReactNode;
  /** Work is under way: the button says so and takes no further press. */
  readonly isBusy?: boolean | undefined;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

/** A push button. */
export function Button(props: ButtonProps) {
  const { variant, size, isWide, className, icon, isBusy = false, children, onClick, ...rest } = props;
  return (
    <button
      type="button"
      {...rest}
      className={buttonClassName({ variant, size, isWide, className })}
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      onClick={(event) => {
        if (isBusy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {icon !== undefined && (
        <span className="pq-button-icon" aria-hidden="true">
          {icon}
        </span>
      )}
      <span className="pq-button-text">{children}</span>
    </button>
  );
}
