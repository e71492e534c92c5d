import { timestamp } from 'drizzle-orm/pg-core';

/** A moment with milliseconds, as the wire has it. */
export function moment(name: string) {
  return timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });
}

/** The moment of the row's making. */
export function createdTime() {
  return moment('created_time').notNull();
}

/** Grows strictly with each change of the row. */
export function updatedTime() {
  return moment('updated_time').notNull();
}
