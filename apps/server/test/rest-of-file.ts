import { afterAll, beforeAll, expect } from 'vitest';
import { startTestServer, type TestServer, type TestServerOptions } from '../src/testing';
import { restClient, type RestClient } from './rest-client';

/** A server for the tests of a file, and a program that calls it. */
export interface RestOfFile {
  readonly rest: RestClient;
  /** There once the tests run. */
  readonly server: () => TestServer;
}

export interface RestOfFileOptions extends TestServerOptions {
  /** At the end the tests have seen every answer that the document names in these sections. */
  readonly sections?: readonly string[];
}

/** Starts before the first test of a file and ends after the last. */
export function restOfFile({ sections = [], ...options }: RestOfFileOptions = {}): RestOfFile {
  let opened: { readonly server: TestServer; readonly client: RestClient } | null = null;

  function there(): NonNullable<typeof opened> {
    if (opened === null) throw new Error('The server starts with the first test');
    return opened;
  }

  beforeAll(async () => {
    const server = await startTestServer(options);
    opened = { server, client: restClient(server.url) };
  });

  afterAll(async () => {
    const { server, client } = there();
    await server.close();
    expect(sections.flatMap((section) => client.unseen(section))).toEqual([]);
  });

  return {
    server: () => there().server,
    rest: {
      get: (...call) => there().client.get(...call),
      post: (...call) => there().client.post(...call),
      delete: (...call) => there().client.delete(...call),
      unseen: (section) => there().client.unseen(section),
    },
  };
}
