import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Account, changeOwner } from './account';

/** For tests only: settings that come after ours and override them, such as `fsync`. */
export type ExtraSettings = Readonly<Record<string, string>>;

const SETTINGS = `# Written by Adaptika at every start; your own settings go to custom.conf beside this file.
listen_addresses = ''
unix_socket_permissions = 0700
max_connections = 100
shared_buffers = 128MB
fsync = on
full_page_writes = on
synchronous_commit = on
password_encryption = 'scram-sha-256'
timezone = 'UTC'
log_timezone = 'UTC'
datestyle = 'ISO, MDY'
lc_messages = 'C'
default_text_search_config = 'pg_catalog.simple'
# The queries of a web cabinet are short: compiling them costs more than it saves.
jit = off
# The data fits the memory of any machine that runs this: an index costs little more than a scan.
random_page_cost = 1.1
# The server's own messages, without the errors of single statements: those are the application's to log.
log_min_messages = log
log_checkpoints = off
log_line_prefix = '%m [%p] '
`;

const ACCESS = `# Written by Adaptika at every start.
# The socket stands in a folder that only the database's account and root can enter; a password is asked besides.
local all all scram-sha-256
`;
const ACCESS_LOOPBACK = `${ACCESS.split('\n')[0] ?? ''}
host all all 127.0.0.1/32 scram-sha-256
`;

function settingsText(cluster: string, extra: ExtraSettings): string {
  const lines = Object.entries(extra).map(([name, value]) => `${name} = '${value}'\n`);
  const base = process.platform === 'win32' ? SETTINGS.replace("= ''", "= '127.0.0.1'") : SETTINGS;
  const custom = existsSync(join(cluster, 'custom.conf')) ? "include 'custom.conf'\n" : '';
  return base + custom + lines.join('');
}

/**
 * Updates the configuration files of a data directory.
 * @returns whether anything changed: a postmaster that is already running then has the old settings
 */
export function writeSettings(cluster: string, account: Account | undefined, extra: ExtraSettings): boolean {
  const wanted = [
    ['postgresql.conf', settingsText(cluster, extra)],
    ['pg_hba.conf', process.platform === 'win32' ? ACCESS_LOOPBACK : ACCESS],
  ] as const;
  const outdated = wanted.filter(([name, text]) => {
    const path = join(cluster, name);
    return !existsSync(path) || readFileSync(path, 'utf8') !== text;
  });
  for (const [name, text] of outdated) {
    writeFileSync(join(cluster, name), text, { mode: 0o600 });
    changeOwner(join(cluster, name), account);
  }
  return outdated.length > 0;
}
