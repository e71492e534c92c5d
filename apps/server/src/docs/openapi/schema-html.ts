/** The parts of JSON Schema that zod's output has here. */
export interface JsonSchema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly JsonSchema[];
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly additionalProperties?: JsonSchema | boolean;
  readonly required?: readonly string[];
  readonly description?: string;
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text that is safe between tags and in quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => ESCAPES[character] ?? character);
}

function objectHtml({ properties = {}, required = [] }: JsonSchema): string {
  const fields = Object.entries(properties).map(
    ([name, schema]) => `${escapeHtml(name)}${required.includes(name) ? '' : '?'}: ${typeHtml(schema)}`,
  );
  return `{ ${fields.join(', ')} }`;
}

/** A schema as one line; named entities are links. */
export function typeHtml(schema: JsonSchema): string {
  if (schema.$ref !== undefined) {
    const name = escapeHtml(schema.$ref.split('/').at(-1) ?? '');
    return `<a href="#entity-${name}">${name}</a>`;
  }
  if (schema.const !== undefined) return escapeHtml(JSON.stringify(schema.const));
  if (schema.enum) return schema.enum.map((value) => escapeHtml(JSON.stringify(value))).join(' | ');
  if (schema.anyOf) return schema.anyOf.map(typeHtml).join(' | ');
  if (schema.items) return `list of ${typeHtml(schema.items)}`;
  if (schema.properties) return objectHtml(schema);
  if (typeof schema.additionalProperties === 'object') {
    return `{ [id]: ${typeHtml(schema.additionalProperties)} }`;
  }
  return escapeHtml([schema.type ?? 'anything'].flat().join(' | '));
}

/** The fields of an object, one in a row; of a list the fields of its elements. */
export function fieldTable(schema: JsonSchema): string {
  if (schema.items) return `<p>A list of:</p>${fieldTable(schema.items)}`;
  if (!schema.properties) return `<p>${typeHtml(schema)}</p>`;
  const rows = Object.entries(schema.properties).map(([name, field]) => {
    const isRequired = schema.required?.includes(name) === true;
    const about = field.description === undefined ? '' : escapeHtml(field.description);
    return `<tr><th scope="row"><code>${escapeHtml(name)}</code></th><td>${typeHtml(field)}</td><td>${isRequired ? '' : 'optional'}</td><td>${about}</td></tr>`;
  });
  return `<table>${rows.join('')}</table>`;
}
