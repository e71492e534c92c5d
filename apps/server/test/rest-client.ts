import type {
  AnswerSheet,
  FullLibraryQuestion,
  LibraryAllowances,
  MasterSession,
  MasterQuestionStatusSheet,
  Question,
  RefusalIssue,
  SessionView,
  TeamAnswerSheet,
  TeamSession,
  TeamView,
  UserAccountExtract,
} from '@pubquiz/core';
import { expect } from 'vitest';
import { failure } from '../src/docs/openapi/account-entities';
import { documentedOperations, type DocumentedOperation } from '../src/docs/openapi/documented-operations';

/** Everything that a call may answer; which part it is depends on the call, and its shape is checked on the way. */
export interface AnswerBody extends Pick<
  MasterSession,
  'masterAnswerScoreSheets' | 'placements' | 'questionsMetadata'
> {
  readonly error: string;
  readonly issues: readonly RefusalIssue[];
  readonly userSessionId: string;
  readonly userAccountExtract: UserAccountExtract | null;
  readonly html: string;
  readonly questions: readonly Question[];
  readonly answerSheet: AnswerSheet;
  readonly answerSheets: readonly AnswerSheet[];
  readonly session: SessionView;
  readonly teams: readonly TeamView[];
  readonly masterQuestionStatusSheet: MasterQuestionStatusSheet;
  readonly teamAnswerSheets: readonly TeamAnswerSheet[];
  readonly teamSession: TeamSession;
  readonly teamTeam: TeamView;
  readonly teamAnswerSheet: TeamAnswerSheet;
  readonly libraryQuestions: readonly FullLibraryQuestion[];
  readonly libraryQuestion: FullLibraryQuestion;
  readonly libraryAllowances: LibraryAllowances;
  readonly libraryCategories: readonly { readonly id: string; readonly name: string }[];
  readonly contributors: readonly { readonly id: string; readonly moniker: string }[];
  readonly userAccounts: readonly { readonly username: string }[];
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: AnswerBody;
  readonly text: string;
}

export interface CallOptions {
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as it is instead of JSON. */
  readonly raw?: string | Buffer;
}

export const CREDENTIAL = `Basic ${Buffer.from('pubquiz:pubquiz').toString('base64')}`;

const operations = documentedOperations().map((documented) => ({
  ...documented,
  pattern: new RegExp(`^${documented.path.replaceAll(/\{\w+\}/g, '[^/]+')}/?$`),
}));

/** Statuses that every call of a kind has; the walk over all paths proves them. */
const GENERAL = new Set([401, 403, 413, 429, 500, 503]);

function operationOf(method: string, path: string): DocumentedOperation | undefined {
  return operations.find(({ route, pattern }) => route.method === method.toLowerCase() && pattern.test(path));
}

/** A program that speaks plain HTTP: checks every answer against the document and remembers which it saw. */
export interface RestClient {
  get(path: string, options?: CallOptions): Promise<Answer>;
  post(path: string, body?: unknown, options?: CallOptions): Promise<Answer>;
  delete(path: string, options?: CallOptions): Promise<Answer>;
  /** Statuses of a section that the document names and no call of this file was answered with. */
  unseen(section: string): string[];
}

function checkShape(documented: DocumentedOperation, { status, headers, body, text }: Answer): void {
  expect(documented.statuses, `${documented.route.method} ${documented.path}`).toContain(status);
  expect(headers.get('cache-control')).toBe('no-store');
  if (status === 204) {
    expect(text).toBe('');
    return;
  }
  expect(headers.get('content-type')).toMatch(/^application\/json/);
  const schema = status === 200 ? documented.operation.answer : failure;
  const parsed = schema?.safeParse(body);
  expect(parsed?.error?.issues ?? [], `${documented.path} ${status}`).toEqual([]);
}

export function restClient(url: string): RestClient {
  const seen = new Set<string>();

  async function call(method: string, path: string, init: CallOptions & { sent?: unknown }): Promise<Answer> {
    const hasBody = init.raw !== undefined || init.sent !== undefined;
    const response = await fetch(url + path, {
      method,
      headers: {
        authorization: CREDENTIAL,
        ...(hasBody && { 'content-type': 'application/json' }),
        ...init.headers,
      },
      ...(hasBody && { body: init.raw ?? JSON.stringify(init.sent) }),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
    const answer = {
      status: response.status,
      headers: response.headers,
      body: (isJson ? JSON.parse(text) : {}) as AnswerBody,
      text,
    };
    const documented = operationOf(method, new URL(url + path).pathname);
    if (documented) {
      checkShape(documented, answer);
      seen.add(`${documented.route.method} ${documented.path} ${String(answer.status)}`);
    }
    return answer;
  }

  return {
    get: (path, options = {}) => call('GET', path, options),
    post: (path, sent, options = {}) => call('POST', path, { ...options, sent }),
    delete: (path, options = {}) => call('DELETE', path, options),
    unseen: (section) =>
      operations
        .filter((documented) => documented.section === section)
        .flatMap(({ route, path, statuses }) =>
          statuses
            .filter((status) => !GENERAL.has(status))
            .map((status) => `${route.method} ${path} ${String(status)}`),
        )
        .filter((line) => !seen.has(line)),
  };
}
