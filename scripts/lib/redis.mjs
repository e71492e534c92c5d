import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, join } from 'node:path';
import { root, run } from './workspace.mjs';

/** Where Debian's packages are unpacked: nothing is installed on the machine, and nothing starts a service there. */
const unpacked = join(root, 'node_modules/.cache/pub-quiz/redis');
const launcher = join(unpacked, 'redis-server');
const quiet = { stdio: ['ignore', 'ignore', 'inherit'], env: { DEBIAN_FRONTEND: 'noninteractive' } };

function isDebian() {
  return existsSync('/etc/os-release') && /debian|ubuntu/i.test(readFileSync('/etc/os-release', 'utf8'));
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function find() {
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .filter(Boolean)
    .map((folder) => join(folder, 'redis-server'));
  const places = [process.env.REDIS_SERVER_PATH, ...onPath, '/usr/bin/redis-server', launcher];
  return places.find((path) => path && isExecutable(path));
}

/** Has apt-get fetch the packages, with its lists in a folder of ours, and unpacks them there: that needs no root. */
async function unpack() {
  const lists = join(unpacked, 'lists');
  const cache = join(unpacked, 'cache');
  const archives = join(cache, 'archives');
  for (const folder of [lists, archives]) mkdirSync(join(folder, 'partial'), { recursive: true });
  const options = [
    `Dir::State::Lists=${lists}`,
    `Dir::Cache=${cache}`,
    'Debug::NoLocking=true',
    'APT::Sandbox::User=root',
  ];
  const apt = (...args) =>
    run('apt-get', ['-qq', ...options.flatMap((option) => ['-o', option]), ...args], quiet);
  await apt('update');
  await apt('install', '-y', '--no-install-recommends', '--download-only', 'redis-server');
  const files = join(unpacked, 'files');
  for (const file of readdirSync(archives).filter((name) => name.endsWith('.deb'))) {
    await run('dpkg-deb', ['-x', join(archives, file), files], quiet);
  }
  const program = join(files, 'usr/bin/redis-server');
  if (!isExecutable(program)) return;
  const libraries = readdirSync(join(files, 'usr/lib')).map((name) => join(files, 'usr/lib', name));
  const script = `#!/bin/sh\nLD_LIBRARY_PATH='${libraries.join(':')}' exec '${program}' "$@"\n`;
  writeFileSync(launcher, script);
  chmodSync(launcher, 0o755);
}

/** The path of a Redis server on this machine; gets one where there is none. Undefined when that failed. */
export async function ensureRedis() {
  const found = find();
  if (found) return found;
  console.log('Installing Redis for the tests of several nodes ...');
  if (isDebian()) await unpack();
  return find();
}
