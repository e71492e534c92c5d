/** How many of 12 columns an option button takes (TEAM-20). */
export interface OptionColumns {
  readonly medium: number;
  readonly extraLarge: number;
}

/** The columns of each option button, by the number of options (TEAM-20). */
export function optionColumns(optionCount: number): OptionColumns {
  return { medium: optionCount === 3 ? 4 : 6, extraLarge: optionCount % 2 === 0 ? 6 : 4 };
}
