import { isRecord } from './is-record';

export type IssuePath = readonly (string | number)[];

/** How the body of a documented call becomes the input of its procedure. */
export interface BodyShape {
  readonly toInput: (body: unknown) => unknown;
  /** Where the body has what the procedure found wrong at a place of its input. */
  readonly toBodyPath: (path: IssuePath, body: unknown) => IssuePath;
}

/** The body's fields are the input's. */
export const fields: BodyShape = { toInput: (body) => body, toBodyPath: (path) => path };

/** The entity in a body that may come bare or under the key that the server answers it with (wire contract 1). */
export function unwrap(body: unknown, key: string): unknown {
  return isRecord(body) && Object.hasOwn(body, key) ? body[key] : body;
}

/** The body is an entity; the procedure takes it under its key. */
export function entity(key: string): BodyShape {
  return {
    toInput: (body) => ({ [key]: unwrap(body, key) }),
    toBodyPath: (path) => (path[0] === key ? path.slice(1) : path),
  };
}
