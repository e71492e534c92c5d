/** A time for a change: `at`, or just after the previous change where the clock has not moved on (wire contract 1). */
export function strictlyLater(at: Date, previous: Date): Date {
  return new Date(Math.max(at.getTime(), previous.getTime() + 1));
}
