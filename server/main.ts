import { createApp } from './app';
import { EvidenceKeyError, requireEvidenceKey } from './audit/evidence-key';
import { type Config, ConfigError, loadConfig } from './config/config';
import { openDatabase } from './db/connect';
import { EmbeddedError, messageOf } from './db/embedded/failure';
import { migrateDatabase } from './db/migrate';
import { MigrationError } from './db/migration-files';
import { seedOnFirstStart, type SeededAccount } from './db/seed/seed';
import { AccessError } from './graphql/access/access';
import { installJobs } from './jobs/install';
import { boundHeapGrowth } from './heap-growth';
import { createLogger } from './log/logger';
import { safeError } from './log/safe-error';
import { outboxFolder } from './mail/mailer';
import { type Running, close, stopOnSignal } from './stop';

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Whether a person at the console can act on the failure: its message is then enough. */
function isForPeople(error: unknown): boolean {
  return [ConfigError, EmbeddedError, MigrationError, AccessError, EvidenceKeyError].some(
    (kind) => error instanceof kind,
  );
}

function explainListening(error: unknown, config: Config): unknown {
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  return isTaken
    ? new ConfigError(`Port ${config.port} is taken: stop what listens there, or set PORT.`)
    : error;
}

const ROLES: Record<SeededAccount['role'], string> = {
  employee: 'employee',
  leader: 'leader',
  admin: 'admin',
  superAdmin: 'super admin',
};

function printAccounts(accounts: readonly SeededAccount[]): void {
  say('Accounts of the first start (shown once):');
  for (const { role, email, password } of accounts) {
    say(`  ${ROLES[role].padEnd(12)} ${email.padEnd(30)} ${password ?? '(ROOT_PASSWORD)'}`);
  }
}

async function start(config: Config, running: Running): Promise<void> {
  const log = createLogger(config.logLevel);
  const opened = await openDatabase(config, log);
  running.opened = opened;
  await migrateDatabase(opened.ownerUrl, opened.appUrl);
  await installJobs(opened.ownerUrl);
  const app = await createApp({ config, log, databaseUrl: opened.appUrl });
  running.app = app;
  await requireEvidenceKey(app.deps.database, config);
  const seeded = await seedOnFirstStart(app.deps);
  const port = await app.listen();
  say(`Adaptika is ready: ${config.publicUrl.replace(/:0$/, `:${port}`)}`);
  if (config.smtpUrl === undefined) say(`Emails are kept in ${outboxFolder(config)} until SMTP_URL is set.`);
  if (seeded) printAccounts(seeded.accounts);
}

function fail(error: unknown): void {
  const text = error instanceof Error && !isForPeople(error) ? safeError(error).stack : messageOf(error);
  process.stderr.write(`${text}\n`);
  process.exit(1);
}

// Node's own output for an uncaught error would contain the parameters of a query.
process.on('uncaughtException', fail);

async function main(): Promise<void> {
  boundHeapGrowth();
  const running: Running = { drainSeconds: 0 };
  stopOnSignal(running);
  const config = loadConfig();
  running.drainSeconds = config.drainSeconds;
  try {
    await start(config, running);
  } catch (error) {
    await close(running);
    throw explainListening(error, config);
  }
}

main().catch(fail);
