const format = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** A moment in the reader's own words and time zone. */
export function adminTime(time: string): string {
  return format.format(new Date(time));
}
