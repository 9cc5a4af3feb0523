import { mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { backup } from '../db/archive/backup';
import { print, runCommand, uploadsFolder, withDatabase } from './database';

// npm run backup [-- --out file.tar.gz]
await runCommand(async (config) => {
  const { values } = parseArgs({ options: { out: { type: 'string' } } });
  const { backupPassphrase: passphrase, backupRecipients: recipients } = config;
  const isEncrypted = passphrase !== undefined || recipients.length > 0;
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  const file = resolve(
    values.out ?? join(config.dataDir, 'backups', `adaptika-${stamp}.tar.gz${isEncrypted ? '.age' : ''}`),
  );
  await withDatabase(config, false, async ({ ownerUrl }) => {
    mkdirSync(dirname(file), { recursive: true });
    const { tables, files } = await backup(ownerUrl, uploadsFolder(config), file, {
      passphrase,
      recipients,
      identities: [],
    });
    const rows = [...tables.values()].reduce((sum, proof) => sum + proof.rows, 0);
    print(`${file}: ${tables.size} tables, ${rows} rows, ${files.count} uploads (${files.bytes} bytes)`);
    if (!isEncrypted) print('It is not encrypted: set BACKUP_PASSPHRASE or BACKUP_RECIPIENTS.');
    if (config.s3Url !== undefined) print('Uploads are in S3 and not in this file: save the bucket, too.');
  });
});
