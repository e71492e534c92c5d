import postgres from 'postgres';

/** Connects; postgres.js takes a Unix socket as an option, not from the address. */
export function connectTo(databaseUrl: string, max: number): postgres.Sql {
  const url = new URL(databaseUrl);
  const folder = url.searchParams.get('host');
  const port = url.searchParams.get('port') ?? (url.port === '' ? '5432' : url.port);
  url.search = '';
  return postgres(url.href, {
    max,
    onnotice: () => undefined,
    ...(folder !== null && { path: `${folder}/.s.PGSQL.${port}` }),
  });
}
