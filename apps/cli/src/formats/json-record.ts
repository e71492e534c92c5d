import { mendText } from './mend-text';

/** A JSON object whose fields are not known yet. */
export type JsonRecord = Readonly<Record<string, unknown>>;

/** True for a JSON object. */
export function isJsonRecord(value: unknown): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value with its texts mended, but for a question with an id: that one was written by us, as it is meant. */
function mendJson(value: unknown): unknown {
  if (typeof value === 'string') return mendText(value);
  if (Array.isArray(value)) return value.map(mendJson);
  if (!isJsonRecord(value) || typeof value['id'] === 'string') return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, mendJson(each)]));
}

/** The value as JSON, or undefined for text that is none. */
export function parseJson(text: string): unknown {
  try {
    return mendJson(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** The texts in a value that should be one text or a list of them. */
export function textsIn(value: unknown): readonly string[] {
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  return values.flatMap((each) => {
    if (typeof each === 'string') return [each];
    return typeof each === 'number' ? [String(each)] : [];
  });
}

/** The first text in a value, or an empty one. */
export function textIn(value: unknown): string {
  return textsIn(value)[0] ?? '';
}

/** The lines on which a key occurs in a JSON text, in order. */
export function linesOfKey(text: string, key: string): readonly number[] {
  const lines: number[] = [];
  let line = 1;
  let from = 0;
  for (const { index } of text.matchAll(new RegExp(`"${key}"\\s*:`, 'g'))) {
    for (let at = text.indexOf('\n', from); at !== -1 && at < index; at = text.indexOf('\n', from)) {
      line += 1;
      from = at + 1;
    }
    lines.push(line);
  }
  return lines;
}
