import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import limits from '@graphql/limits.json';
import type { Tx } from '@server/db/database';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import type { HeadComparison, SavedHeadFile } from '@server/graphql/generated/resolvers';
import type { HandlersOf } from '@server/jobs/jobs';
import { checkText } from '@server/modules/checks';
import type { ModuleDeps } from '@server/modules/module';
import { organizationTable } from '@server/modules/organization/organization.tables';
import { containsHead, readHeads } from './heads.read-model';
import { readSavedHead, type SavedHead, savedHeadText } from './saved-head';
import type { Timestamp, Timestamps } from './timestamps';
import { evidenceTimestampTable, evidenceWitnessTable } from './witness.tables';
import type { historyJobs } from './history.jobs';

export interface WitnessService {
  /** Where the chains end now, as a file to be kept elsewhere. */
  head(scope: Scope): Promise<SavedHeadFile>;
  /** Whether today's chains contain what was saved. @throws {AppError} history.headUnreadable, headForeign */
  compare(scope: Scope, text: string): Promise<HeadComparison>;
  jobs: HandlersOf<typeof historyJobs, 'saveHeads'>;
}

type Deps = Pick<ModuleDeps, 'database' | 'log' | 'mail' | 'now'> & { timestamps: Timestamps | null };

const witness = evidenceWitnessTable;
/** What a service did not stamp in the first days it is not asked for any more. */
const RETRIED_MS = 7 * 24 * 3_600_000;

interface Organization {
  id: number;
  name: string;
  lang: 'ru' | 'en-us';
  emails: string[];
}

const fileName = ({ at }: SavedHead) => `adaptika-evidence-${at.toISOString().slice(0, 10)}`;

/** Heads of the chains outside of the database: who keeps them can show later that nothing was taken out. */
export function createWitnessService({ database, log, mail, now, timestamps }: Deps): WitnessService {
  async function headOf(scope: Pick<Scope, 'tx' | 'organizationId'>): Promise<SavedHead> {
    return { organizationId: scope.organizationId, at: now(), ...(await readHeads(scope)) };
  }

  async function organizations(tx: Tx): Promise<Organization[]> {
    const { id, name, lang, evidenceEmails: emails } = organizationTable;
    return tx
      .select({ id, name, lang, emails })
      .from(organizationTable)
      .where(timestamps ? undefined : sql`cardinality(${emails}) > 0`)
      .orderBy(id);
  }

  /** Null: nothing has been added since the last one. */
  async function unsaved(tx: Tx, organizationId: number): Promise<SavedHead | null> {
    const head = await headOf({ tx, organizationId });
    const [last] = await tx
      .select()
      .from(witness)
      .where(eq(witness.organizationId, organizationId))
      .orderBy(desc(witness.id))
      .limit(1);
    const { signatures, history } = head;
    const isSame =
      (last?.signaturesHash ?? '') === signatures.hash && (last?.historyHash ?? '') === history.hash;
    return isSame ? null : head;
  }

  /** A service that does not answer keeps no letter back: it is asked again the next day. */
  async function stamp(text: string): Promise<Timestamp | null> {
    try {
      return timestamps ? await timestamps.stamp(text) : null;
    } catch (error) {
      log.warn({ err: error }, 'the time-stamping service gave no token');
      return null;
    }
  }

  const keepToken = (tx: Tx, organizationId: number, witnessId: number, { at, token }: Timestamp) =>
    tx.insert(evidenceTimestampTable).values({ organizationId, witnessId, at, token }).onConflictDoNothing();

  async function keep(
    tx: Tx,
    { id: organizationId, name, lang, emails }: Organization,
    head: SavedHead,
    stamped: Timestamp | null,
  ): Promise<void> {
    const text = savedHeadText(head);
    const [row] = await tx
      .insert(witness)
      .values({
        organizationId,
        at: head.at,
        text,
        signaturesCount: head.signatures.count,
        signaturesHash: head.signatures.hash,
        historyCount: head.history.count,
        historyHash: head.history.hash,
      })
      .returning({ id: witness.id });
    if (row && stamped) await keepToken(tx, organizationId, row.id, stamped);
    const attachments = [
      { name: `${fileName(head)}.txt`, content: Buffer.from(text).toString('base64') },
      ...(stamped ? [{ name: `${fileName(head)}.tst`, content: stamped.token.toString('base64') }] : []),
    ];
    await mail.send(
      tx,
      emails.map((to) => ({
        ...{ organizationId, to, lang, template: 'evidenceHead' as const, attachments },
        params: { head: text.trim(), organization: name },
      })),
    );
  }

  async function stampLate(organizationId: number): Promise<void> {
    const late = await database.tenant(organizationId, (tx) =>
      tx
        .select({ id: witness.id, text: witness.text })
        .from(witness)
        .leftJoin(
          evidenceTimestampTable,
          and(
            eq(evidenceTimestampTable.organizationId, witness.organizationId),
            eq(evidenceTimestampTable.witnessId, witness.id),
          ),
        )
        .where(
          and(
            eq(witness.organizationId, organizationId),
            gt(witness.at, new Date(now().getTime() - RETRIED_MS)),
            isNull(evidenceTimestampTable.witnessId),
          ),
        ),
    );
    for (const { id, text } of late) {
      const stamped = await stamp(text);
      if (!stamped) return;
      await database.tenant(organizationId, (tx) => keepToken(tx, organizationId, id, stamped));
    }
  }

  /** The service is asked between two transactions: none waits for it. */
  async function save(organization: Organization): Promise<void> {
    const { id } = organization;
    if (timestamps) await stampLate(id);
    const head = await database.tenant(id, (tx) => unsaved(tx, id));
    if (!head) return;
    const stamped = await stamp(savedHeadText(head));
    await database.tenant(id, (tx) => keep(tx, organization, head, stamped));
  }

  /** When the service has stamped exactly this head; null: it has not, or the token is not about it. */
  async function stampedAt({ tx, organizationId }: Scope, head: SavedHead): Promise<Date | null> {
    const text = savedHeadText(head);
    const [row] = await tx
      .select({ token: evidenceTimestampTable.token })
      .from(witness)
      .innerJoin(
        evidenceTimestampTable,
        and(
          eq(evidenceTimestampTable.organizationId, witness.organizationId),
          eq(evidenceTimestampTable.witnessId, witness.id),
        ),
      )
      .where(
        and(
          eq(witness.organizationId, organizationId),
          sql`md5(${witness.text}) = md5(${text}::text)`,
          eq(witness.text, text),
        ),
      )
      .limit(1);
    if (!row || !timestamps) return null;
    return timestamps.verify(row.token, text).then(
      ({ at }) => at,
      () => null,
    );
  }

  return {
    async head(scope) {
      const head = await headOf(scope);
      return { name: `${fileName(head)}.txt`, text: savedHeadText(head) };
    },

    async compare(scope, given) {
      const text = checkText(given, { field: 'text', max: limits.savedHead, isRequired: true });
      const head = readSavedHead(text);
      if (head.organizationId !== scope.organizationId) {
        throw new AppError('history.headForeign', { field: 'text' });
      }
      const found = await containsHead(scope, head);
      return {
        savedAt: head.at,
        stampedAt: await stampedAt(scope, head),
        signatures: { count: head.signatures.count, isContained: found.signatures },
        history: { count: head.history.count, isContained: found.history },
      };
    },

    jobs: {
      async saveHeads() {
        const failures: unknown[] = [];
        for (const organization of await database.system(organizations)) {
          try {
            await save(organization);
          } catch (error) {
            log.error({ err: error, organizationId: organization.id }, 'a head could not be saved outside');
            failures.push(error);
          }
        }
        if (failures.length > 0) throw new AggregateError(failures, `saveHeads: ${failures.length} failed`);
      },
    },
  };
}
