import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { ENVIRONMENT_NAMES, parseEnvironment } from '../src/env';
import { startTestServer } from '../src/testing';

const ROOT = join(import.meta.dirname, '../../..');

function read(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8');
}

interface Service {
  readonly image?: string;
  readonly build?: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly volumes?: readonly string[];
  readonly depends_on?: object;
}

const compose = parse(read('compose.yaml'), { merge: true }) as {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: Readonly<Record<string, unknown>>;
};
const services = Object.entries(compose.services);
const nodes = services.filter(([, { build }]) => build !== undefined);

/** The values that deploy/example.env asks for, filled in. */
const FILLED: Readonly<Record<string, string>> = {
  SITE_ADDRESS: 'quiz.example.org',
  POSTGRES_PASSWORD: '5e884898da28047151d0e56f8dc62927',
  OPERATOR_TOKEN: '6b3a55e0261b0304143f805a24924d0c',
  API_BASIC_AUTH: 'pubquiz:0a1b2c',
  ADMIN_USERNAME: 'landlord@example.org',
  ADMIN_PASSWORD: 'seven wet otters dance',
  SUPPORT_EMAIL: '',
};

function fillIn(text: string): string {
  return text.replace(/\$\{(\w+)[^}]*\}/g, (_all, name: string) => FILLED[name] ?? 'unknown');
}

/** Dockerfile instructions, one a line. */
const instructions = read('Dockerfile')
  .replace(/\\\n/g, ' ')
  .split('\n')
  .filter((line) => /^[A-Z]+ /.test(line));

function instructionsOf(name: string): string[] {
  return instructions
    .filter((line) => line.startsWith(`${name} `))
    .map((line) => line.slice(name.length + 1));
}

describe('compose.yaml', () => {
  test('starts two nodes that read every variable it gives them', () => {
    expect(nodes.map(([name]) => name)).toEqual(['node-1', 'node-2']);
    for (const [, { environment = {} }] of nodes) {
      expect(ENVIRONMENT_NAMES).toEqual(expect.arrayContaining(Object.keys(environment)));
    }
  });

  test('gives the nodes settings that the server takes, with TLS and one proxy in front', () => {
    const [first] = nodes;
    const given = Object.entries(first?.[1].environment ?? {}).map(([name, value]) => [name, fillIn(value)]);
    expect(parseEnvironment(Object.fromEntries(given) as Record<string, string>)).toMatchObject({
      PUBLIC_URL: 'https://quiz.example.org',
      TRUST_PROXY: 1,
      REDIS_URL: 'redis://redis:6379',
      DATABASE_URL: `postgres://pubquiz:${FILLED['POSTGRES_PASSWORD'] ?? ''}@database:5432/pubquiz`,
    });
  });

  test('asks for no other values than deploy/example.env names', () => {
    const asked = [...read('compose.yaml').matchAll(/\$\{(\w+)/g)].map(([, name]) => name);
    const offered = [...read('deploy/example.env').matchAll(/^(\w+)=/gm)].map(([, name]) => name);
    expect(new Set(asked)).toEqual(new Set(offered));
  });

  test('runs a PostgreSQL that the program knows, and keeps its data and the certificates', () => {
    expect(compose.services['database']?.image).toMatch(/^postgres:1[5-8]/);
    const kept = services.flatMap(([, { volumes = [] }]) => volumes.map((volume) => volume.split(':')[0]));
    expect(Object.keys(compose.volumes).every((volume) => kept.includes(volume))).toBe(true);
    for (const file of kept.filter((volume) => volume?.startsWith('.'))) {
      expect(statSync(join(ROOT, file ?? '')).isFile()).toBe(true);
    }
  });
});

test('deploy/Caddyfile passes calls to the nodes of compose.yaml, on the port of the image', () => {
  const [, upstreams = ''] = /\{\$NODES:([^}]+)\}/.exec(read('deploy/Caddyfile')) ?? [];
  expect(upstreams.split(' ')).toEqual(nodes.map(([name]) => `${name}:3000`));
  expect(instructionsOf('EXPOSE')).toEqual(['3000']);
});

describe('the Dockerfile', () => {
  test('copies what is there', () => {
    const sources = instructionsOf('COPY')
      .filter((copied) => !copied.startsWith('--from'))
      .flatMap((copied) => copied.split(/\s+/).slice(0, -1));
    expect(sources.length).toBeGreaterThan(5);
    for (const source of sources) expect(() => statSync(join(ROOT, source)), source).not.toThrow();
  });

  test('copies whatever a frozen install asks for', () => {
    const { patchedDependencies = {} } = parse(read('pnpm-workspace.yaml')) as {
      patchedDependencies?: Record<string, string>;
    };
    for (const patch of Object.values(patchedDependencies)) expect(patch).toMatch(/^patches\//);
    expect(instructionsOf('COPY')).toContain('patches patches');
  });

  test('runs without root, with variables that the server reads, on a Node that it supports', () => {
    expect(instructionsOf('USER').at(-1)).toBe('node');
    const names = instructionsOf('ENV').flatMap((line) =>
      [...line.matchAll(/(\w+)=/g)].map(([, name]) => name),
    );
    const others = names.filter((name) => !ENVIRONMENT_NAMES.includes(name ?? ''));
    expect(others).toEqual(['NODE_ENV', 'PUBQUIZ_HOME']);
    const [, major = ''] = /node:(\d+)-[a-z]+-slim/.exec(read('Dockerfile')) ?? [];
    expect(Number(major)).toBeGreaterThanOrEqual(20);
  });

  test('asks a path for its health that answers', async () => {
    const [, path = ''] = /HEALTHCHECK[^]*?\}(\/\w+)`/.exec(read('Dockerfile')) ?? [];
    const [, proxied = ''] = /health_uri (\S+)/.exec(read('deploy/Caddyfile')) ?? [];
    const server = await startTestServer();
    expect([path, proxied]).toEqual(['/healthz', '/readyz']);
    for (const each of [path, proxied]) expect((await fetch(server.url + each)).status).toBe(200);
    await server.close();
  });
});
