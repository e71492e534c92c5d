import { join } from 'node:path';

/** What the environment says, with the same names as for the server (wire contract 13). */
export interface CliEnvironment {
  readonly url: string;
  readonly dataDir: string;
  readonly operatorToken: string | null;
  /** For programs that log in without a terminal. */
  readonly password: string | null;
}

type Variables = Readonly<Record<string, string | undefined>>;

function given(variables: Variables, name: string): string | null {
  const value = variables[name]?.trim();
  return value === undefined || value === '' ? null : value;
}

/** Reads the variables; PUBQUIZ_HOME is the clone, whose data folder the server uses unless told otherwise. */
export function readCliEnvironment(variables: Variables = process.env): CliEnvironment {
  const home = given(variables, 'PUBQUIZ_HOME') ?? process.cwd();
  return {
    url: given(variables, 'PUBQUIZ_URL') ?? `http://localhost:${given(variables, 'PORT') ?? '3000'}`,
    dataDir: given(variables, 'DATA_DIR') ?? join(home, 'data'),
    operatorToken: given(variables, 'OPERATOR_TOKEN'),
    password: given(variables, 'PUBQUIZ_PASSWORD'),
  };
}
