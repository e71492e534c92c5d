import { TextField, type TextFieldProps } from '@pubquiz/ui/text-field';
import './credential-fields.css';

interface CredentialFieldProps extends Pick<TextFieldProps, 'label' | 'hint' | 'error' | 'required'> {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function textOf(onChange: (value: string) => void) {
  return ({ target }: { readonly target: { readonly value: string } }) => {
    onChange(target.value);
  };
}

/** An e-mail address as username; browsers offer the one that they know (AUTH-2, AUTH-3). */
export function UsernameField({ onChange, ...field }: CredentialFieldProps) {
  return (
    <TextField
      required
      {...field}
      type="email"
      name="username"
      autoComplete="username"
      onChange={textOf(onChange)}
    />
  );
}

export interface PasswordFieldProps extends CredentialFieldProps {
  /** One that is chosen now: it has a length to keep to (AUTH-6), and browsers offer to make it up. */
  readonly isNew?: boolean | undefined;
}

/** A password, typed unseen. */
export function PasswordField({ isNew = false, onChange, ...field }: PasswordFieldProps) {
  const rules = isNew
    ? {
        hint: '8 characters or more. A few random words are easy to keep in mind.',
        minLength: 8,
        maxLength: 128,
      }
    : {};
  return (
    <TextField
      required
      {...rules}
      {...field}
      type="password"
      autoComplete={isNew ? 'new-password' : 'current-password'}
      onChange={textOf(onChange)}
    />
  );
}

/** Why the server refused, in red beneath the form (AUTH-8). */
export function FormError({ children }: { readonly children: string | null }) {
  return (
    <p className="form-error" role="alert">
      {children}
    </p>
  );
}
