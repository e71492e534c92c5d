import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { documentedOperations } from '../src/docs/openapi/documented-operations';
import { openApiDocument, type OpenApiDocument } from '../src/docs/openapi/openapi-document';
import { startTestServer, type TestServer } from '../src/testing';
import { CREDENTIAL } from './rest-client';

const contract = readFileSync(new URL('../../../docs/api/wire-contract.md', import.meta.url), 'utf8');
const document: OpenApiDocument = openApiDocument('http://localhost:3000');
const operations = documentedOperations();

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.close());

function get(path: string): Promise<Response> {
  return fetch(server.url + path, { headers: { authorization: CREDENTIAL } });
}

/** The text below a heading like `## 4.` or `### 2.1`. */
function section(number: string): string {
  const level = number.includes('.') ? '###' : '##';
  const start = contract.search(new RegExp(`^${level} ${number.replace('.', '\\.')}\\.? `, 'm'));
  const rest = contract.slice(start + 4);
  const end = rest.search(new RegExp(level === '##' ? '^## ' : '^##+ ', 'm'));
  return end < 0 ? rest : rest.slice(0, end);
}

const PREFIXES: Readonly<Record<string, string>> = {
  6: '/api/user-session/{userSessionId}',
  7: '/api/user-session/{userSessionId}',
  9: '/api/user-session/{userSessionId}',
  10: '/api/user-session/{userSessionId}/admin',
};

/** Every `METHOD path` of headings and table rows, with `...` written out and names of parameters dropped. */
function documentedCalls(): string[] {
  return ['4', '5', '6', '7', '8', '9', '10'].flatMap((number) => {
    const lines = section(number)
      .split('\n')
      .filter((line) => /^(###|\|) /.test(line));
    const found = lines.flatMap((line) => [
      ...line.matchAll(/(GET and POST|GET|POST|DELETE) ((?:\.\.\.|\/api)\/[\w\-/{}]+)/g),
    ]);
    return found.flatMap(([, methods = '', path = '']) =>
      methods.split(' and ').map((method) => {
        const full = path.replace('...', PREFIXES[number] ?? '').replace(/\/$/, '');
        return `${method.toLowerCase()} ${full.replaceAll(/\{\w+\}/g, '{}')}`;
      }),
    );
  });
}

/** The JSON objects of a section's examples; entities that are named by ‹...› count as null. */
function examples(number: string): Record<string, unknown>[] {
  return [...section(number).matchAll(/```json\n([\s\S]*?)```/g)].flatMap(([, block = '']) => {
    const text = block.trim().replaceAll(/‹[\w-]+›/g, 'null');
    return JSON.parse(`[${text.replaceAll(/\}\n\{/g, '},\n{')}]`) as Record<string, unknown>[];
  });
}

function propertyNames(schema: unknown, names = new Set<string>()): Set<string> {
  if (typeof schema !== 'object' || schema === null) return names;
  for (const [key, value] of Object.entries(schema)) {
    if (key === 'properties') for (const name of Object.keys(value as object)) names.add(name);
    propertyNames(value, names);
  }
  return names;
}

function keysOf(component: string): string[] {
  return Object.keys(document.components.schemas[component]?.['properties'] ?? {}).sort();
}

/** The names in one column of a section's first table that has a heading `Field`. */
function tableFields(number: string, column = 1): string[] {
  const rows = section(number)
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim()));
  const isHeading = (row: string[]) => /[Ff]ield$|^-+$/.test(row[column] ?? '');
  return rows
    .filter((row) => !isHeading(row))
    .flatMap((row) => (row[column] ?? '').replaceAll(/\(.*?\)|[`*]/g, '').split(/, | \/ /))
    .map((name) => name.trim())
    .filter((name) => /^[a-z]\w+$/i.test(name));
}

describe('the documents agree with the wire contract', () => {
  test('[REST-9, REST-18] every call of the contract is in the document and in the path table, and no other', () => {
    const described = operations.map(
      ({ route, path }) => `${route.method} ${path.replaceAll(/\{\w+\}/g, '{}')}`,
    );
    expect([...described].sort()).toEqual([...new Set(documentedCalls())].sort());
    const inDocument = Object.values(document.paths).flatMap((methods) => Object.keys(methods));
    expect(inDocument).toHaveLength(described.length);
  });

  test.each([
    ['2.1', 'AnswerSheet'],
    ['2.2', 'Question'],
    ['2.3', 'Session'],
    ['2.5', 'TeamAnswer'],
    ['2.6', 'MasterAnswerScore'],
    ['2.8', 'QuestionMetadata'],
    ['2.9', 'TeamSession'],
  ])('[ENT-1, ENT-10] the fields of section %s are those of %s', (number, component) => {
    expect(tableFields(number).sort()).toEqual(keysOf(component));
  });

  test('[ENT-29] the fields of a TeamQuestion are those of section 2.9', () => {
    expect(tableFields('2.9', 3).sort()).toEqual(keysOf('TeamQuestion'));
  });

  test.each(['2.1', '2.2', '2.3', '2.4', '2.5', '2.6', '2.7', '2.9', '2.10', '2.12'])(
    '[REST-20] each example of section %s is an entity of the document, field by field',
    (number) => {
      const entities = Object.keys(document.components.schemas).map(keysOf);
      const found = examples(number);
      expect(found).not.toEqual([]);
      for (const example of found) expect(entities).toContainEqual(Object.keys(example).sort());
    },
  );

  test('[REST-6] no field of an example is missing in the document', () => {
    const known = propertyNames([document.paths, document.components]);
    const keys = [...contract.matchAll(/"([a-z]\w*)":/gi)].map(([, key = '']) => key);
    // What is no REST call: the frames of the event socket, the probes, and the operator's files.
    const isWire = (key: string) =>
      ![
        'event',
        'data',
        'version',
        'didTeamAnswerSheetChange',
        'teamAnswerScoreSheet',
        'newSessionStatus',
        'isComplete',
        'status',
        'rowCount',
      ].includes(key);
    expect([...new Set(keys)].filter((key) => isWire(key) && !known.has(key))).toEqual([]);
  });

  test.each([
    ['4.1', 'Logins', [200, 400, 429]],
    ['4.2', 'Logins', [200, 400, 409]],
    ['4.3', 'Logins', [200, 400, 401]],
    ['4.4', 'Logins', [204, 401]],
    ['5', 'Content', [200, 400]],
    ['6', 'Quizzes', [200, 204, 400, 401, 403, 404, 409, 413, 429]],
    ['7', 'Running a session', [200, 204, 400, 401, 403, 404, 409, 413, 429]],
    ['8', 'Teams', [200, 400, 401, 403, 404, 409, 413, 429]],
  ])('[REST-5, REST-6] the codes of section %s are those of the calls under %s', (number, name, codes) => {
    const named = [...section(number).matchAll(/\b(2\d\d|4\d\d)\b(?! characters| Unauthorized)/g)].map(
      ([, code]) => Number(code),
    );
    const ofCalls = new Set(
      operations.filter((each) => each.section === name).flatMap(({ statuses }) => statuses),
    );
    expect([...codes, ...named].filter((code) => !ofCalls.has(code) && code !== 256)).toEqual([]);
  });

  test('[REST-1, REST-8] every code of section 1.1 is documented somewhere', () => {
    const rows = [...section('1.1').matchAll(/^\| (\d{3})(?: \/ (\d{3}))? \|/gm)];
    const codes = rows.flatMap(([, ...some]) => some.filter(Boolean).map(Number));
    const known = new Set(operations.flatMap(({ statuses }) => statuses));
    expect(codes.length).toBeGreaterThan(8);
    expect(codes.filter((code) => !known.has(code))).toEqual([]);
  });
});

describe('the documents', () => {
  test.each(['examples.md', 'event-socket.md'])(
    '[REST-4] every path in docs/api/%s is a documented one',
    (name) => {
      const text = readFileSync(new URL(`../../../docs/api/${name}`, import.meta.url), 'utf8');
      const known = operations.map(({ path }) => path.replaceAll(/\{\w+\}/g, '{}'));
      const used = [...text.matchAll(/(?:\$URL| )(\/api\/[\w\-/${}]+)/g)].map(([, path = '']) =>
        path.replaceAll(/\{\w+\}|\$[A-Z_]+/g, '{}'),
      );
      expect(used).not.toEqual([]);
      expect(used.filter((path) => !known.includes(path))).toEqual([]);
    },
  );

  test('[REST-9] /api/openapi.json is this OpenAPI 3.1 document, with references that lead somewhere', async () => {
    const answer = await get('/api/openapi.json');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
    const served = (await answer.json()) as OpenApiDocument;
    expect(served.openapi).toBe('3.1.0');
    expect(Object.keys(served.paths)).toEqual(Object.keys(document.paths));
    const references = [...JSON.stringify(served).matchAll(/"\$ref":"([^"]*)"/g)].map(([, ref = '']) => ref);
    const names = Object.keys(served.components.schemas).map((name) => `#/components/schemas/${name}`);
    expect(references.filter((reference) => !names.includes(reference))).toEqual([]);
    const ids = Object.values(served.paths).flatMap((methods) =>
      Object.values(methods).map(({ operationId }) => operationId),
    );
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('[REST-9] /api/docs shows every call and entity without a script and with nothing from elsewhere', async () => {
    const answer = await get('/api/docs');
    expect(answer.headers.get('content-type')).toMatch(/^text\/html/);
    expect(answer.headers.get('content-security-policy')).toMatch(
      /default-src 'none'.*style-src 'self' 'sha256-/,
    );
    const html = await answer.text();
    for (const path of Object.keys(document.paths)) expect(html).toContain(path);
    for (const name of Object.keys(document.components.schemas))
      expect(html).toContain(`id="entity-${name}"`);
    const links = [...html.matchAll(/href="#([^"]*)"/g)].map(([, target = '']) => target);
    expect(links.filter((target) => !html.includes(`id="${target}"`))).toEqual([]);
    expect(html).not.toMatch(/<script|<link|<img|src=|style="|https?:\/\//i);
  });
});
