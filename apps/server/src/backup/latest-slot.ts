/** The last moment that was this time of the day (HH:MM, where the server is). */
export function latestSlot(now: Date, time: string): Date {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const slot = new Date(now);
  slot.setHours(hours, minutes, 0, 0);
  if (slot > now) slot.setDate(slot.getDate() - 1);
  return slot;
}
