/** First try after 0.1 to 1 s, then 0.5 to 2 s, at most 4 s: a restart is spread over time (wire contract 11.4). */
export function reconnectDelayMs(attempt: number): number {
  if (attempt === 0) return 100 + Math.random() * 900;
  if (attempt === 1) return 500 + Math.random() * 1500;
  return 2000 + Math.random() * 2000;
}
