/** The part of JSON Schema that zod writes for our inputs. */
export interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
}

function describeObject({ properties = {}, required = [] }: JsonSchema): string {
  const fields = Object.entries(properties).map(
    ([name, schema]) => `${name}${required.includes(name) ? '' : '?'}: ${describeSchema(schema)}`,
  );
  return fields.length === 0 ? 'object' : `{ ${fields.join(', ')} }`;
}

/** A schema as TypeScript would write its type. */
export function describeSchema(schema: JsonSchema): string {
  if (schema.anyOf) return [...new Set(schema.anyOf.map(describeSchema))].join(' | ');
  const { type } = schema;
  if (Array.isArray(type)) return type.join(' | ');
  if (schema.enum) return schema.enum.map((value) => `'${String(value)}'`).join(' | ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  switch (type) {
    case 'object':
      return describeObject(schema);
    case 'array':
      return schema.items?.anyOf
        ? `(${describeSchema(schema.items)})[]`
        : `${describeSchema(schema.items ?? {})}[]`;
    case 'integer':
      return 'number';
    case undefined:
      return 'unknown';
    default:
      return String(type);
  }
}
