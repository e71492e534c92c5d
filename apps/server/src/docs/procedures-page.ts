import { listProcedures, type ListedProcedure } from './list-procedures';

const INTRODUCTION = `# Procedures

The tRPC calls of the server, which the web app, the REST calls and our own programs share. This page is made from the
router (\`pnpm --filter @pubquiz/server exec vitest run src/docs -u\`); a test fails when it is out of date.

- A query is asked by GET, a mutation by POST, both below \`/trpc\`; a subscription runs over the WebSocket at \`/trpc\`.
- Permissions: a _user session_ is a guest's or an account's login; an _owner_ is the user whose quiz it is; a _team_ is
  whoever knows the secret team id; a _role_ is a permission of an account; the _operator_ has the operator token.
- An error carries \`{ error, issues?, retryAfterSeconds? }\` in its data.
`;

function line({ path, type, permission, input }: ListedProcedure): string {
  const takes = input === '' ? '' : `: \`${input}\``;
  return `- **${path}** (${type}, ${permission})${takes}`;
}

/** The page docs/api/procedures.md, made from the router. */
export function proceduresPage(): string {
  const byRouter = new Map<string, ListedProcedure[]>();
  for (const procedure of listProcedures()) {
    const [router = ''] = procedure.path.split('.');
    byRouter.set(router, [...(byRouter.get(router) ?? []), procedure]);
  }
  const sections = [...byRouter].map(([router, procedures]) =>
    [`## ${router}`, '', ...procedures.map(line), ''].join('\n'),
  );
  return [INTRODUCTION, ...sections].join('\n');
}
