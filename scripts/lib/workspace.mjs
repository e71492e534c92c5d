import { createHash } from 'node:crypto';
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder that this clone lives in. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** Runs a command in the clone and resolves with its exit code; it inherits the terminal unless told otherwise. */
export function run(command, args, { cwd = root, env = {}, stdio = 'inherit' } = {}) {
  return new Promise((resolve) => {
    const shell = process.platform === 'win32';
    const child = spawn(command, args, { cwd, stdio, shell, env: { ...process.env, ...env } });
    child.on('error', (error) => {
      console.error(`${command} could not be started: ${error.message}`);
      resolve(127);
    });
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/** Runs pnpm in the version that package.json pins; npx brings it, nothing has to be installed before. */
function pnpm(args, options) {
  return run('npx', ['--yes', manifest.packageManager, ...args], options);
}

/** Runs a workspace task in dependency order; turbo asks for pnpm on the PATH, which npx provides. */
export function turbo(task, options = {}) {
  const args = [
    'exec',
    'turbo',
    'run',
    task,
    '--output-logs=errors-only',
    '--log-order=grouped',
    '--no-update-notifier',
  ];
  return pnpm(args, { ...options, env: { TURBO_TELEMETRY_DISABLED: '1', ...options.env } });
}

/** Ends with a sentence when this Node is too old to run the program. */
export function checkNodeVersion() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`Pub Quiz needs Node ${manifest.engines.node}; this is ${process.versions.node}.`);
  process.exit(1);
}

const ignored = new Set([
  'node_modules',
  'dist',
  '.turbo',
  '.cache',
  '.git',
  'data',
  'coverage',
  'e2e',
  'test',
]);

function* filesBelow(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (ignored.has(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesBelow(path);
    else if (!entry.name.includes('.test.')) yield path;
  }
}

/** A hash over the names and contents of the given files and of all files below the given folders. */
function contentHash(paths) {
  const hash = createHash('sha256');
  for (const path of paths.map((each) => join(root, each)).filter(existsSync)) {
    const files = statSync(path).isDirectory() ? [...filesBelow(path)] : [path];
    for (const file of files.sort())
      hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

/** Does `work` unless the stamp in `file` says that it was done for these contents. */
async function onceFor({ file, paths, work }) {
  const stampFile = join(root, file);
  const stamp = contentHash(paths);
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  await work();
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, stamp);
}

/** Installs the locked dependencies unless they are there. */
export function ensureInstalled() {
  return onceFor({
    file: 'node_modules/.cache/pub-quiz/installed',
    paths: ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json', '.npmrc'],
    work: async () => {
      console.log('Installing dependencies ...');
      const code = await pnpm(['install', '--frozen-lockfile', '--reporter=append-only', '--loglevel=warn']);
      if (code === 0) return;
      console.error('The dependencies could not be installed. Is the npm registry reachable?');
      process.exit(code);
    },
  });
}

/** Builds the web app, the server and the command line unless their sources are as they were at the last build. */
export function ensureBuilt() {
  return onceFor({
    file: 'node_modules/.cache/pub-quiz/built',
    paths: ['apps', 'packages', 'bench', 'pnpm-lock.yaml', 'tsconfig.base.json', 'turbo.json'],
    work: async () => {
      console.log('Building ...');
      const code = await turbo('build');
      if (code !== 0) process.exit(code);
    },
  });
}
