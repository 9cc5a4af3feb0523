import { parseArgs } from 'node:util';
import { ArchiveError } from '../db/archive/catalog';
import { moveDatabase } from '../db/archive/move';
import { checkServer } from '../db/connect';
import { print, runCommand, withDatabase } from './database';

const USAGE = 'Usage: npm run db:move -- --to postgres://owner… [--app postgres://login…]';

// npm run db:move -- --to postgres://owner:password@host/database [--app postgres://login:password@host/database]
await runCommand(async (config) => {
  const { values } = parseArgs({ options: { to: { type: 'string' }, app: { type: 'string' } } });
  const { to, app = to } = values;
  if (to === undefined || app === undefined) throw new ArchiveError(USAGE);
  await checkServer(to);
  await withDatabase(config, false, async ({ ownerUrl, isServerRunning }) => {
    const { tables } = await moveDatabase(ownerUrl, { ownerUrl: to, appUrl: app });
    print('table | rows here = there | sha256 here = there');
    for (const { key, source, target } of tables) {
      print(`${key} | ${source.rows} = ${target.rows} | ${source.sha256} = ${target.sha256}`);
    }
    print(`${tables.length} tables moved, all equal. Uploads stay in DATA_DIR or S3.`);
    print(
      `Start Adaptika with DATABASE_URL${app === to ? '' : ' (the login) and DATABASE_OWNER_URL (the owner)'} from now on.`,
    );
    if (isServerRunning)
      print('A server was running: what it wrote since is not moved. Stop it first, then move.');
  });
});
