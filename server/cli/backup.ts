import { mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { backup } from '../db/archive/backup';
import { ArchiveError } from '../db/archive/catalog';
import { print, runCommand, uploadsFolder, withDatabase } from './database';

/** @throws {ArchiveError} when it is not a number */
function idOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new ArchiveError('Usage: npm run backup -- --organization 12');
  return Number(text);
}

// npm run backup [-- --out file.tar.gz] [--organization 12]
await runCommand(async (config) => {
  const { values } = parseArgs({ options: { out: { type: 'string' }, organization: { type: 'string' } } });
  const organizationId = idOf(values.organization);
  const { backupPassphrase: passphrase, backupRecipients: recipients } = config;
  const isEncrypted = passphrase !== undefined || recipients.length > 0;
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  const name = organizationId === undefined ? 'adaptika' : `adaptika-organization-${organizationId}`;
  const file = resolve(
    values.out ?? join(config.dataDir, 'backups', `${name}-${stamp}.tar.gz${isEncrypted ? '.age' : ''}`),
  );
  await withDatabase(config, false, async ({ ownerUrl }) => {
    mkdirSync(dirname(file), { recursive: true });
    const keys = { passphrase, recipients, identities: [] };
    const { tables, files } = await backup(ownerUrl, uploadsFolder(config), file, keys, organizationId);
    const rows = [...tables.values()].reduce((sum, proof) => sum + proof.rows, 0);
    print(`${file}: ${tables.size} tables, ${rows} rows, ${files.count} uploads (${files.bytes} bytes)`);
    if (!isEncrypted) print('It is not encrypted: set BACKUP_PASSPHRASE or BACKUP_RECIPIENTS.');
    if (config.s3Url !== undefined) print('Uploads are in S3 and not in this file: save the bucket, too.');
  });
});
