import { PERMISSION_ROLES, type PermissionRole } from '@pubquiz/core';
import { Argument, Command, Option } from 'commander';
import { backUp, listBackups } from './commands/back-up';
import { changeRole } from './commands/change-role';
import { exportLibrary, type ExportOptions } from './commands/export-library';
import { importLibrary, type ImportOptions } from './commands/import-library';
import { restore } from './commands/restore';
import { setPassword } from './commands/set-password';
import type { Connection, ConnectOptions } from './connect';
import { readSecret } from './terminal/read-secret';
import type { Terminal } from './terminal/terminal';

export interface ProgramOptions {
  readonly terminal: Terminal;
  readonly connect: (options: ConnectOptions) => Promise<Connection>;
  /** Told of the exit code that a command ends with. */
  readonly onExitCode: (code: number) => void;
}

const ENVIRONMENT = `
Environment:
  PUBQUIZ_URL      the server's address (default: http://localhost:$PORT, PORT 3000)
  DATA_DIR         the server's data folder, which holds the operator token (default: ./data of the clone)
  OPERATOR_TOKEN   the operator token itself
  PUBQUIZ_PASSWORD the password for --username, where nobody can type it

Exit codes: 0 done, 1 not done (the reason is on standard error), 2 called in a way that it does not know.`;

const FORMATS = `
Formats, found out from the content:
  - the nine tab-separated columns of the editor's import
  - JSON of the Open Trivia DB (results with correct_answer and incorrect_answers)
  - category texts of OpenTriviaQA (#Q, ^, A, B, ...)
  - JSON Lines, as export writes them; question and answer are enough
  - a file of the starter library (content/library)

A question that the library has already is left alone, so the same import can run again; one with the id of a stored
question replaces it.`;

const SECRETS = `
The file holds password hashes and the secret addresses of teams: keep it where nobody else can read it.`;

const EMPTY = `
Empty means: no quiz, no account but that of ADMIN_USERNAME, and no library question but the starter library as it came,
which the backup's library replaces. Everything is restored or nothing. Log-ins are part of a backup, so that guests keep
their quizzes.`;

function serverCommand(name: string, description: string): Command {
  return new Command(name)
    .description(description)
    .option('--url <address>', "the server's address")
    .option('--data-dir <folder>', "the server's data folder");
}

function libraryCommand(name: string, description: string): Command {
  return serverCommand(name, description).option(
    '--username <e-mail>',
    'log in as an account with the role libraryEdit instead of using the operator token',
  );
}

function roleArgument(): Argument {
  return new Argument('<role>', 'what the account may do').choices([...PERMISSION_ROLES, 'all']);
}

/** The command line; each command tells its exit code. */
export function createProgram({ terminal, connect, onExitCode }: ProgramOptions): Command {
  const contextOf = (options: ConnectOptions) => ({
    terminal,
    connect: () => connect(options),
  });
  const roleCommand = (name: string, isGranted: boolean) =>
    serverCommand(name, isGranted ? 'give an account a role' : 'take a role from an account')
      .argument('<e-mail>', 'the username of the account')
      .addArgument(roleArgument())
      .action(async (username: string, sent: string, options: ConnectOptions) => {
        const roles = PERMISSION_ROLES.filter((role: PermissionRole) => sent === 'all' || sent === role);
        for (const role of roles) {
          onExitCode(await changeRole(contextOf(options), { username, role, isGranted }));
        }
      });

  return new Command('pubquiz')
    .description(
      'Looks after a Pub Quiz server: its question library, its accounts and their roles, its backups.',
    )
    .helpCommand(false)
    .addHelpText('after', ENVIRONMENT)
    .addCommand(
      libraryCommand('import', 'bring questions from files into the library')
        .argument('<files...>', 'files, or folders with files')
        .option('--category <name>', 'the category of questions that name none')
        .option('--contributor <name>', 'by whom the questions are (default: the contributor of the server)')
        .option('--dry-run', 'tell what would be done and store nothing')
        .option('--strict', 'import nothing when a file has something that is no question')
        .addHelpText('after', FORMATS)
        .action(async (files: string[], options: ImportOptions & ConnectOptions) => {
          onExitCode(await importLibrary(contextOf(options), files, options));
        }),
    )
    .addCommand(
      libraryCommand('export', 'write the whole library to a file')
        .option('-o, --output <file>', 'where to (default: standard output)')
        .addOption(
          new Option('--format <format>', 'jsonl keeps everything, tsv the nine columns')
            .choices(['jsonl', 'tsv'])
            .default('jsonl'),
        )
        .action(async (options: ExportOptions & ConnectOptions) => {
          onExitCode(await exportLibrary(contextOf(options), options));
        }),
    )
    .addCommand(
      serverCommand('backup', 'save everything that the server has to a file, while it runs')
        .argument('[file]', 'where to (default: a name with the time, in this folder)')
        .option('--list', 'list the backups that the server has made by itself instead')
        .addHelpText('after', SECRETS)
        .action(async (file: string | undefined, options: ConnectOptions & { readonly list?: boolean }) => {
          const context = contextOf(options);
          onExitCode(await (options.list === true ? listBackups(context) : backUp(context, file)));
        }),
    )
    .addCommand(
      serverCommand('restore', 'fill an empty server with a backup of this or an older version')
        .argument('<file>', 'a file that backup has written')
        .addHelpText('after', EMPTY)
        .action(async (file: string, options: ConnectOptions) => {
          onExitCode(await restore(contextOf(options), file));
        }),
    )
    .addCommand(roleCommand('grant', true))
    .addCommand(roleCommand('revoke', false))
    .addCommand(
      serverCommand('set-password', 'give an account a new password, asked for or from standard input')
        .argument('<e-mail>', 'the username of the account')
        .action(async (username: string, options: ConnectOptions) => {
          const newPassword = await readSecret('New password');
          onExitCode(await setPassword(contextOf(options), { username, newPassword }));
        }),
    );
}
