import type { createCaller } from '../app-router';
import type { BodyShape } from './mappers/body-shape';

/** Calls the server's procedures as the one who sent the request. */
export type ProcedureCaller = ReturnType<typeof createCaller>;

/** One documented call: where it is and which procedure answers it (wire contract 4 to 10). */
export interface RestRoute {
  readonly method: 'get' | 'post' | 'delete';
  /** Below `/api`; a parameter has the name of the procedure's input field. */
  readonly path: string;
  /** How the body becomes the procedure's input; by default its fields are taken as they come. */
  readonly body?: BodyShape;
  /** Calls that take whole sheets have a larger body limit (wire contract 1). */
  readonly takesSheets?: boolean;
  /** The list of an answer that comes in parts, because it may be too long for the memory. */
  readonly listInParts?: string;
  /**
   * The procedure. Its input is whatever was sent: the procedure's own schema reads it, and `never` lets every
   * procedure take it without a second validation.
   */
  readonly call: (procedures: ProcedureCaller, input: never) => Promise<unknown>;
}
