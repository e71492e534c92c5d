import fc from 'fast-check';
import type { DocumentedOperation } from '../src/docs/openapi/documented-operations';
import type { JsonSchema } from '../src/docs/openapi/schema-html';

/** One odd request. Words in braces stand for ids of the world that it is sent into. */
export interface OddRequest {
  readonly method: string;
  readonly path: string;
  /** null: none. */
  readonly body: string | null;
  /** Sent with somebody else's login. */
  readonly isForeign: boolean;
}

const IDS = [
  '{sessionId}',
  '{answerSheetId}',
  '{teamId}',
  '{question0}',
  '{question1}',
  '{unknown}',
  '{foreign}',
];

const oddText = fc.oneof(
  fc.constantFrom(...IDS),
  fc.constantFrom(
    '',
    ' ',
    '__proto__',
    'constructor',
    'null',
    'NaN',
    '1e999',
    "'; drop table team; --",
    '../..',
  ),
  fc.constantFrom('\u0000', '\ud800', '\udfff\ud800', '\u202e', 'e\u0301', '\u{1f37a}', '\ufeff', '\u2028'),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.constantFrom(1001, 10_001, 100_001).map((length) => 'x'.repeat(length)),
);

const oddNumber = fc.oneof(
  fc.constantFrom(0, -1, 0.5, -0, 1e21, 2 ** 53, Number.MAX_VALUE, 5e-324, 1_000_001),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);

/** Objects that try to reach behind objects; only JSON.parse makes such keys. */
const pollution = fc.constantFrom(
  '{"__proto__": {"isAdmin": true}}',
  '{"constructor": {"prototype": {"isAdmin": true}}}',
  '{"toString": null, "hasOwnProperty": 1}',
  '{"length": 1e9, "0": {}}',
);

const odd: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(null, true, false, [], {}, [[]], [null]),
  oddText,
  oddNumber,
  pollution.map((text) => JSON.parse(text) as unknown),
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom(50, 2000).map((depth) => JSON.parse('['.repeat(depth) + ']'.repeat(depth)) as unknown),
);

function ofType(type: string, schema: JsonSchema): fc.Arbitrary<unknown> {
  if (type === 'string') return oddText;
  if (type === 'boolean') return fc.boolean();
  if (type === 'null') return fc.constant(null);
  if (type === 'number' || type === 'integer') return oddNumber;
  if (type === 'array') return fc.array(ofSchema(schema.items ?? {}), { maxLength: 3 });
  if (schema.properties) {
    const fields = Object.entries(schema.properties).map(([name, field]) => [name, ofSchema(field)] as const);
    return fc.record(Object.fromEntries(fields), { requiredKeys: [...(schema.required ?? [])] });
  }
  const entry = typeof schema.additionalProperties === 'object' ? ofSchema(schema.additionalProperties) : odd;
  return fc.dictionary(fc.oneof(fc.constantFrom(...IDS), oddText), entry, { maxKeys: 3 });
}

/** Values that a schema of the OpenAPI document describes; its texts and numbers are odd ones. */
function ofSchema(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(ofSchema));
  const types = [schema.type ?? []].flat();
  return types.length === 0 ? odd : fc.oneof(...types.map((type) => ofType(type, schema)));
}

/** The value with one place of it replaced. */
function replaceSomewhere(value: unknown, place: number, by: unknown): unknown {
  if (typeof value !== 'object' || value === null || place === 0) return by;
  const keys = Object.keys(value);
  const key = keys[place % Math.max(1, keys.length)];
  if (key === undefined) return by;
  const inner = replaceSomewhere(Reflect.get(value, key), Math.floor(place / 3), by);
  return Array.isArray(value)
    ? value.map((each: unknown, index) => (String(index) === key ? inner : each))
    : { ...value, [key]: inner };
}

function breakText(text: string, how: number): string {
  const broken = [
    text.slice(0, -1),
    text.replace(/:/, ': NaN,'),
    text.replace('{', '{"id": 1, "id": 2, "sessionStatus": "finished",'),
    `\ufeff${text}`,
    `${text} x`,
    '['.repeat(50_000),
    `{"a": ${'[1,'.repeat(20_000)}`,
    text.replaceAll('"', "'"),
    text.replace(/"/, '"\\ud800'),
    '',
  ];
  return broken[how % broken.length] ?? '';
}

interface Described {
  readonly documented: DocumentedOperation;
  /** The body's schema in the OpenAPI document. */
  readonly body: JsonSchema | null;
}

function bodyOf(schema: JsonSchema): fc.Arbitrary<string> {
  const described = ofSchema(schema);
  const mutated = fc
    .tuple(described, fc.nat(30), odd)
    .map(([value, place, by]) => replaceSomewhere(value, place, by));
  const json = fc.oneof(described, mutated, odd).map((value) => JSON.stringify(value));
  return fc.oneof(
    { weight: 4, arbitrary: json },
    fc.tuple(json, fc.nat(9)).map(([text, how]) => breakText(text, how)),
  );
}

const oddPathId = fc.oneof(
  fc.constantFrom('%00', '%', '%2F..%2F', 'null', 'undefined', '{unknown}', '{foreign}', 'x'.repeat(300)),
  oddText
    .filter((text) => !/\p{Surrogate}/u.test(text) && text.length < 200)
    .map((text) => encodeURIComponent(text) || '%20'),
);

/** Odd requests to every documented call. */
export function oddRequests(described: readonly Described[]): fc.Arbitrary<OddRequest> {
  const perCall = described.map(({ documented: { route, path, pathParameters }, body }) => {
    const names = pathParameters.length === 0 ? [''] : pathParameters;
    const oddParameter = fc.oneof(
      { weight: 6, arbitrary: fc.constant(null) },
      { weight: 1, arbitrary: fc.tuple(fc.constantFrom(...names), oddPathId) },
    );
    return fc.record({
      method: fc.constant(route.method.toUpperCase()),
      path: oddParameter.map((replaced) => (replaced ? path.replace(`{${replaced[0]}}`, replaced[1]) : path)),
      body: body ? bodyOf(body) : fc.constant(null),
      isForeign: path.includes('/user-session/') ? fc.nat(9).map((each) => each === 0) : fc.constant(false),
    });
  });
  return fc.oneof(...perCall);
}
