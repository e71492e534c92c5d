import { documentedPaths } from '../../rest/documented-paths';
import type { RestRoute } from '../../rest/rest-route';
import type { Operation, Operations } from './operation';
import { adminOperations } from './operations/admin-operations';
import { answerSheetOperations } from './operations/answer-sheet-operations';
import { authOperations } from './operations/auth-operations';
import { contentOperations } from './operations/content-operations';
import { libraryOperations } from './operations/library-operations';
import { sessionOperations } from './operations/session-operations';
import { teamOperations } from './operations/team-operations';

interface Section {
  readonly name: string;
  readonly operations: Operations;
}

const sections: readonly Section[] = [
  { name: 'Logins', operations: authOperations },
  { name: 'Content', operations: contentOperations },
  { name: 'Quizzes', operations: answerSheetOperations },
  { name: 'Running a session', operations: sessionOperations },
  { name: 'Teams', operations: teamOperations },
  { name: 'Library', operations: libraryOperations },
  { name: 'Admin', operations: adminOperations },
];

/** A call of the path table and what the document says about it. */
export interface DocumentedOperation {
  readonly route: RestRoute;
  readonly section: string;
  readonly operation: Operation;
  /** As in OpenAPI: `/api/team/session/{sessionId}`. */
  readonly path: string;
  readonly pathParameters: readonly string[];
  /** Every status that the call may answer, the success first. */
  readonly statuses: readonly number[];
}

function statusesOf({ method, path }: RestRoute, { answer, refusals }: Operation): readonly number[] {
  const all = new Set([401, 500, 503, ...refusals]);
  if (method !== 'get') all.add(403);
  if (method === 'post') all.add(413);
  if (path.startsWith('/user-session/')) all.add(429);
  return [answer === null ? 204 : 200, ...[...all].sort((a, b) => a - b)];
}

function documented(route: RestRoute): DocumentedOperation {
  const key = `${route.method} ${route.path}`;
  const section = sections.find(({ operations }) => operations[key]);
  const operation = section?.operations[key];
  if (!section || !operation) throw new Error(`The document says nothing about ${key}`);
  return {
    route,
    section: section.name,
    operation,
    path: `/api${route.path.replaceAll(/:(\w+)/g, '{$1}')}`,
    pathParameters: [...route.path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? ''),
    statuses: statusesOf(route, operation),
  };
}

/** Every call of the path table, described; throws for one that the document says nothing about. */
export function documentedOperations(): readonly DocumentedOperation[] {
  return documentedPaths.map(documented);
}
