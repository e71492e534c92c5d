import { z } from 'zod';
import { LIMITS } from '../limits';
import { isPoints, parseNumber, roundPoints } from '../points/points';

function tooLong(label: string, max: number): string {
  return `${label} has more than ${max} characters`;
}

/** Text that may be empty; null counts as empty (wire contract 2.2). */
export function textField(label: string, max: number) {
  return z
    .union([z.string(), z.null()], { error: `${label} must be text` })
    .transform((text) => text ?? '')
    .pipe(z.string().max(max, tooLong(label, max)));
}

/** The same, trimmed before it is measured. */
export function trimmedTextField(label: string, max: number) {
  return z
    .union([z.string(), z.null()], { error: `${label} must be text` })
    .transform((text) => (text ?? '').trim())
    .pipe(z.string().max(max, tooLong(label, max)));
}

/** Text that is trimmed and must not be blank: missing, blank or no text at all read the same. */
export function requiredText(label: string, max: number) {
  const required = `${label} is required`;
  return z.string({ error: required }).trim().min(1, required).max(max, tooLong(label, max));
}

/** An id that a client chose: a UUID, kept in lower case (wire contract 1). */
export const chosenId = z.guid({ error: 'An id must be a UUID' }).transform((id) => id.toLowerCase());

/** An id that names something: an unknown one is simply not found. */
export const namingId = z.string({ error: 'An id must be text' });

/** A time as the wire writes it. */
export const timeField = z.iso
  .datetime({ offset: true, error: 'A time must look like 2026-03-05T19:30:00.000Z' })
  .transform((text) => new Date(text));

const POINTS_PROBLEM = `Points must be a number from -${LIMITS.points} to ${LIMITS.points}`;

/** Points to keep: a number, or one written as text; blank and null are null (wire contract 2.2, EDIT-22). */
export const pointsField = z
  .union([z.number(), z.string(), z.null()], { error: POINTS_PROBLEM })
  .transform((value, context): number | null => {
    if (value === null || (typeof value === 'string' && value.trim() === '')) return null;
    const points = typeof value === 'string' ? parseNumber(value) : value;
    if (points !== null && isPoints(points)) return roundPoints(points);
    context.addIssue({ code: 'custom', message: POINTS_PROBLEM });
    return z.NEVER;
  });

/** Points that are awarded: what is no number counts as 0 (MARK-6); null and absent leave the choice to the rules. */
export const awardedPointsField = z.unknown().transform((value, context): number | null | undefined => {
  if (value === null || value === undefined) return value;
  const points = typeof value === 'string' ? parseNumber(value) : value;
  if (typeof points !== 'number') return 0;
  if (isPoints(points)) return roundPoints(points);
  context.addIssue({ code: 'custom', message: POINTS_PROBLEM });
  return z.NEVER;
});
