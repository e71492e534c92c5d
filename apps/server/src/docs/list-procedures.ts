import { z } from 'zod';
import { appRouter } from '../app-router';
import type { Permission } from '../trpc';
import { describeSchema, type JsonSchema } from './describe-schema';

export type ProcedureType = 'query' | 'mutation' | 'subscription';

/** One procedure as the generated page and the permission matrix see it. */
export interface ListedProcedure {
  readonly path: string;
  readonly type: ProcedureType;
  readonly permission: Permission;
  /** What it takes, as TypeScript would write it; empty for nothing. */
  readonly input: string;
}

interface ProcedureDefinition {
  readonly type: ProcedureType;
  readonly inputs: readonly z.ZodType[];
  readonly meta?: { readonly permission: Permission };
}

/** The object in an input that may also be left out. */
function objectIn(schema: JsonSchema): JsonSchema {
  return schema.anyOf?.find(({ type }) => type === 'object') ?? schema;
}

function inputOf(inputs: readonly z.ZodType[]): string {
  const schemas = inputs.map((input) =>
    objectIn(z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as JsonSchema),
  );
  const properties = Object.assign({}, ...schemas.map((schema) => schema.properties ?? {})) as Record<
    string,
    JsonSchema
  >;
  const required = schemas.flatMap((schema) => schema.required ?? []);
  if (Object.keys(properties).length === 0) return '';
  return describeSchema({ type: 'object', properties, required });
}

/** Every procedure of the server by path, with who may call it and what it takes. */
export function listProcedures(): readonly ListedProcedure[] {
  const procedures = appRouter._def.procedures as unknown as Readonly<
    Record<string, { readonly _def: ProcedureDefinition }>
  >;
  return Object.entries(procedures).map(([path, { _def }]) => ({
    path,
    type: _def.type,
    permission: _def.meta?.permission ?? 'anyone',
    input: inputOf(_def.inputs),
  }));
}
