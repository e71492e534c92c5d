import { chooseTheme, useTheme, type Theme } from '../theme';

const CHOICES: readonly { readonly theme: Theme; readonly label: string }[] = [
  { theme: 'system', label: 'As the device' },
  { theme: 'light', label: 'Light' },
  { theme: 'dark', label: 'Dark' },
];

/** Light, dark, or what the device says. */
export function ThemeSwitch() {
  const theme = useTheme();
  return (
    <label className="shell-theme">
      <span>Colours</span>
      <select
        value={theme}
        onChange={(event) => {
          const chosen = CHOICES.find((choice) => choice.theme === event.target.value);
          if (chosen) chooseTheme(chosen.theme);
        }}
      >
        {CHOICES.map((choice) => (
          <option key={choice.theme} value={choice.theme}>
            {choice.label}
          </option>
        ))}
      </select>
    </label>
  );
}
