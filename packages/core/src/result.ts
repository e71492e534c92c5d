import type { Refusal } from './refusal';

/** What a rule answers: the value, or the refusal that says why not. Core never throws for an expected refusal. */
export type Result<Value> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly refusal: Refusal };

/** Wraps a value as a success. */
export function ok<Value>(value: Value): Result<Value> {
  return { ok: true, value };
}

/** Wraps a refusal as a failure. */
export function refuse(refusal: Refusal): { readonly ok: false; readonly refusal: Refusal } {
  return { ok: false, refusal };
}
