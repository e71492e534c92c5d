import type { Token } from './tokenise';

const MONTHS = [
  'january jan',
  'february feb',
  'march mar',
  'april apr',
  'may',
  'june jun',
  'july jul',
  'august aug',
  'september sept sep',
  'october oct',
  'november nov',
  'december dec',
];
const MONTH: ReadonlyMap<string, string> = new Map(
  MONTHS.flatMap((names, index) =>
    names.split(' ').map((name): [string, string] => [name, `month${String(index + 1)}`]),
  ),
);
const DAY = /^(\d{1,2})(?:th)?$/;
const ERA_BEFORE_NUMBER: ReadonlySet<string> = new Set(['ad', 'ce']);

/**
 * A day beside a month becomes one token whatever the order: '2 September 1945', 'September 2nd, 1945' and 'the 2nd of Sept 1945' all read
 * '2/month9 1945'. 'AD 303' reads '303'. A month without a day keeps its full name.
 */
export function readDates(tokens: readonly Token[]): Token[] {
  const result: Token[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i] ?? '';
    const day = dayOf(token);
    const skipOf = tokens[i + 1] === 'of' ? 1 : 0;
    const monthAfter = MONTH.get(tokens[i + 1 + skipOf] ?? '');
    if (day !== null && monthAfter !== undefined) {
      if (result.at(-1) === 'the') result.pop();
      result.push(`${day}/${monthAfter}`);
      i += 1 + skipOf;
      if (tokens[i + 1] === ',' && isYear(tokens[i + 2])) i += 1;
      continue;
    }
    const month = MONTH.get(token);
    const skipThe = tokens[i + 1] === 'the' ? 1 : 0;
    const dayAfter = month === undefined ? null : dayOf(tokens[i + 1 + skipThe] ?? '');
    if (month !== undefined && dayAfter !== null) {
      result.push(`${dayAfter}/${month}`);
      i += 1 + skipThe;
      if (tokens[i + 1] === ',' && isYear(tokens[i + 2])) i += 1;
      continue;
    }
    if (month !== undefined && (isYear(tokens[i + 1]) || tokens.length === 1))
      result.push(MONTHS[Number(month.slice(5)) - 1]?.split(' ')[0] ?? token);
    else if (ERA_BEFORE_NUMBER.has(token) && (isYear(tokens[i + 1]) || isYear(result.at(-1)))) continue;
    else result.push(token);
  }
  return result;
}

function isYear(token: Token | undefined): boolean {
  return token !== undefined && /^\d{3,4}$/.test(token);
}

function dayOf(token: Token): string | null {
  const day = DAY.exec(token)?.[1];
  return day !== undefined && Number(day) >= 1 && Number(day) <= 31 ? String(Number(day)) : null;
}
