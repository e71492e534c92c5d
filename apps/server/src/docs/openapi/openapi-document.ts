import { z } from 'zod';
import { failure } from './account-entities';
import { documentedOperations, type DocumentedOperation } from './documented-operations';
import { entities } from './entity-registry';

type Json = Readonly<Record<string, unknown>>;

/** The parts of an OpenAPI 3.1 document that the readable page needs. */
export interface OpenApiDocument {
  readonly openapi: '3.1.0';
  readonly info: Json & { readonly title: string; readonly version: string; readonly description: string };
  readonly servers: readonly Json[];
  readonly security: readonly Json[];
  readonly tags: readonly { readonly name: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, OpenApiOperation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Json>>; readonly securitySchemes: Json };
}

export interface OpenApiOperation {
  readonly tags: readonly string[];
  readonly operationId: string;
  readonly summary: string;
  readonly description?: string;
  readonly parameters: readonly Json[];
  readonly requestBody?: Json;
  readonly responses: Readonly<Record<string, { readonly description: string; readonly content?: Json }>>;
}

const STATUS_TEXTS: Readonly<Record<number, string>> = {
  200: 'Done; stored for good',
  204: 'Deleted',
  400: 'The body is wrong; issues names the places',
  401: 'Credential missing or wrong, or user session unknown or expired, or log-in refused',
  403: 'Not the owner, role lacking, a reader browser, or a page of another origin',
  404: 'There is no such thing',
  409: 'Not allowed in the present state, or changed elsewhere; nothing is stored',
  413: 'The body is larger than 1 MiB (8 MiB for whole sheets)',
  429: 'Rate or allowance used up; see Retry-After',
  500: 'A fault of the server',
  503: 'The database is away or the server is stopping; see Retry-After',
};

const DESCRIPTION =
  `Every call carries the fixed HTTP Basic credential of the server, which is shared and no security
boundary. What counts are the user session id in the path and the team id: they are secrets. Bodies are JSON, at most
1 MiB (8 MiB where whole sheets are sent). Fields that the document does not name are ignored. A body may come wrapped
in the key under which the server answers it. Beside these calls there is the event socket at the path / of the same
port.`.replaceAll('\n', ' ');

function toRef(name: string): string {
  return `#/components/schemas/${name}`;
}

function componentSchemas(): Record<string, Json> {
  const { schemas } = z.toJSONSchema(entities, { uri: toRef });
  return Object.fromEntries(
    Object.entries(schemas).map(([name, { $id: _id, $schema: _schema, ...schema }]) => [
      name,
      schema as Json,
    ]),
  );
}

function answerSchema(schema: z.ZodType): Json {
  const name = entities.get(schema)?.id;
  if (name !== undefined) return { $ref: toRef(name) };
  const { $schema: _schema, $defs: _defs, ...json } = z.toJSONSchema(schema, { metadata: entities });
  // Named entities live under components; here they are only referred to.
  return JSON.parse(JSON.stringify(json).replaceAll('"#/$defs/', `"${toRef('')}`)) as Json;
}

function bodySchema(schema: z.ZodType): Json {
  const { $schema: _schema, ...json } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return json;
}

function jsonContent(schema: Json, example?: unknown): Json {
  return { 'application/json': { schema, ...(example === undefined ? {} : { example }) } };
}

function toResponse(status: number, { operation: { answer } }: DocumentedOperation) {
  const description = STATUS_TEXTS[status] ?? String(status);
  if (status === 204) return { description };
  const isSuccess = status === 200 && answer !== null;
  return { description, content: jsonContent(answerSchema(isSuccess ? answer : failure)) };
}

function operationId({ route, path }: DocumentedOperation): string {
  const words = path.split(/[^A-Za-z]+/).filter((word) => word !== '' && word !== 'api');
  return route.method + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

function toOpenApi(documented: DocumentedOperation): OpenApiOperation {
  const { operation, section, pathParameters, statuses } = documented;
  return {
    tags: [section],
    operationId: operationId(documented),
    summary: operation.summary,
    ...(operation.description === undefined ? {} : { description: operation.description }),
    parameters: pathParameters.map((name) => ({
      name,
      in: 'path',
      required: true,
      schema: { type: 'string' },
    })),
    ...(operation.body && {
      requestBody: {
        required: operation.isBodyOptional !== true,
        content: jsonContent(bodySchema(operation.body), operation.example),
      },
    }),
    responses: Object.fromEntries(statuses.map((status) => [String(status), toResponse(status, documented)])),
  };
}

/** The OpenAPI 3.1 document of the REST calls, made of the path table and the schemas that the server uses itself. */
export function openApiDocument(serverUrl: string): OpenApiDocument {
  const operations = documentedOperations();
  const paths: Record<string, Record<string, OpenApiOperation>> = {};
  for (const documented of operations) {
    paths[documented.path] = { ...paths[documented.path], [documented.route.method]: toOpenApi(documented) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Pub Quiz', version: '1', description: DESCRIPTION },
    servers: [{ url: serverUrl }],
    security: [{ credential: [] }],
    tags: [...new Set(operations.map(({ section }) => section))].map((name) => ({ name })),
    paths,
    components: {
      schemas: componentSchemas(),
      securitySchemes: { credential: { type: 'http', scheme: 'basic' } },
    },
  };
}
