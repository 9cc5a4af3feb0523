import { eq } from 'drizzle-orm';
import type { Config } from '@server/config/config';
import type { Database } from '@server/db/database';
import { settingTable } from '@server/db/setting.tables';
import { createEvidenceSeal } from './evidence-seal';

/** This server would seal with a different key than earlier servers did. Stops the start. */
export class EvidenceKeyError extends Error {
  override name = 'EvidenceKeyError';
}

const SETTING = 'evidence.key';

const explanation = (own: string, kept: string) =>
  [
    `The evidence in this database is sealed with the key ${kept}, and this server would seal with ${own}:`,
    'records of one server would not hold on another. Nothing was started.',
    '',
    '- Several servers: set the same EVIDENCE_KEY on all of them.',
    '- A restored or moved database: bring DATA_DIR/evidence.key (or EVIDENCE_KEY) along.',
    '- A new key on purpose: put it before the old one, EVIDENCE_KEY=<new>,<old>, on all servers.',
    `- The old key is lost for good: start once with EVIDENCE_KEY_LOST=${kept}. What it has sealed cannot be proven any more.`,
  ].join('\n');

/**
 * Checks that all servers of a database seal with the same key: the first one to start stores its fingerprint in the database. A
 * key configured ahead of the stored one replaces it.
 * @throws {EvidenceKeyError}
 */
export async function requireEvidenceKey(
  database: Database,
  config: Pick<Config, 'dataDir' | 'evidenceKeys' | 'evidenceKeyLost'>,
): Promise<void> {
  const known = createEvidenceSeal(config).keyIds();
  const [own = ''] = known;
  await database.system(async (tx) => {
    await tx.insert(settingTable).values({ name: SETTING, value: own }).onConflictDoNothing();
    const [row] = await tx
      .select({ value: settingTable.value })
      .from(settingTable)
      .where(eq(settingTable.name, SETTING))
      .for('update');
    const kept = row?.value ?? own;
    if (kept === own) return;
    if (!known.includes(kept) && config.evidenceKeyLost !== kept) {
      throw new EvidenceKeyError(explanation(own, kept));
    }
    await tx.update(settingTable).set({ value: own }).where(eq(settingTable.name, SETTING));
  });
}
