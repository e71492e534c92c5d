/** PostgreSQL's settings, as on its command line. */
export type Settings = Readonly<Record<string, string>>;

const common: Settings = {
  shared_buffers: '128MB',
  work_mem: '8MB',
  // Nobody replicates from this database; the log of changes serves crash recovery only.
  wal_level: 'minimal',
  max_wal_senders: '0',
  // Short queries on few cores: compiling them or spreading them over processes costs more than it brings.
  jit: 'off',
  max_parallel_workers_per_gather: '0',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_line_prefix: '%m [%p] ',
  log_checkpoints: 'off',
  // Statements and key values hold team ids, which are secrets.
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
};

/** For a pub: what was acknowledged is on the disk, and several nodes share the connections. */
export const pubSettings: Settings = {
  ...common,
  max_connections: '100',
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
  max_wal_size: '512MB',
  random_page_cost: '1.1',
  effective_cache_size: '512MB',
};

/** For data that are thrown away with the test run. */
export const throwawaySettings: Settings = {
  ...common,
  max_connections: '300',
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  max_wal_size: '4GB',
  // Databases are cloned without reading their files; not every system can.
  ...(process.platform === 'linux' ? { file_copy_method: 'clone' } : {}),
};
