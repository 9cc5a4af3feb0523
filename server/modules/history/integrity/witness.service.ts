import type { Tx } from '@server/db/database';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import type { HeadComparison, SavedHeadFile } from '@server/graphql/generated/types';
import type { HandlersOf } from '@server/jobs/jobs';
import type { ModuleDeps } from '@server/modules/module';
import { containsHead, readHeads } from './heads.read-model';
import type { historyJobs } from '../history.jobs';
import { readSavedHead, type SavedHead, savedHeadText } from './saved-head';
import type { Timestamp, Timestamps } from './timestamps';
import { type WitnessedOrganization, witnessRepository } from './witness.repository';

export interface SavedHeadsService {
  /** Returns the current ends of the chains as a file to be kept elsewhere. */
  head(scope: Scope): Promise<SavedHeadFile>;
  /** Returns whether today's chains contain the saved ends. @throws {AppError} history.headUnreadable, headForeign */
  compare(scope: Scope, text: string): Promise<HeadComparison>;
  jobs: HandlersOf<typeof historyJobs, 'saveHeads'>;
}

type Deps = Pick<ModuleDeps, 'database' | 'log' | 'mail' | 'now'> & { timestamps: Timestamps | null };

/** After this time, heads without a timestamp are no longer sent to the service. */
const RETRIED_MS = 7 * 24 * 3_600_000;

const fileName = ({ at }: SavedHead) => `adaptika-evidence-${at.toISOString().slice(0, 10)}`;

async function headOf({ now }: Deps, scope: Pick<Scope, 'tx' | 'organizationId'>): Promise<SavedHead> {
  return { organizationId: scope.organizationId, at: now(), ...(await readHeads(scope)) };
}

/** Returns null when nothing has been added since the last one. */
async function unsavedHead(deps: Deps, tx: Tx, organizationId: number): Promise<SavedHead | null> {
  const head = await headOf(deps, { tx, organizationId });
  const last = await witnessRepository.last(tx, organizationId);
  const { signatures, history } = head;
  const isSame =
    (last?.signaturesHash ?? '') === signatures.hash && (last?.historyHash ?? '') === history.hash;
  return isSame ? null : head;
}

/** A service that does not respond does not delay the email: the request is repeated the next day. */
async function stampOrNull({ timestamps, log }: Deps, text: string): Promise<Timestamp | null> {
  try {
    return timestamps ? await timestamps.stamp(text) : null;
  } catch (error) {
    log.warn({ err: error }, 'the time-stamping service gave no token');
    return null;
  }
}

/** Stores a head and emails it to the people who keep it outside. */
async function keepHead(
  { mail }: Deps,
  tx: Tx,
  { id: organizationId, name, lang, emails }: WitnessedOrganization,
  head: SavedHead,
  stamped: Timestamp | null,
): Promise<void> {
  const text = savedHeadText(head);
  const id = await witnessRepository.insert(tx, {
    organizationId,
    at: head.at,
    text,
    signaturesCount: head.signatures.count,
    signaturesHash: head.signatures.hash,
    historyCount: head.history.count,
    historyHash: head.history.hash,
  });
  if (id !== null && stamped) await witnessRepository.insertToken(tx, organizationId, id, stamped);
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

/** Requests the timestamps that could not be obtained when the heads were saved. */
async function stampLate(deps: Deps, organizationId: number): Promise<void> {
  const since = new Date(deps.now().getTime() - RETRIED_MS);
  const late = await deps.database.tenant(organizationId, (tx) =>
    witnessRepository.unstamped(tx, organizationId, since),
  );
  for (const { id, text } of late) {
    const stamped = await stampOrNull(deps, text);
    if (!stamped) return;
    await deps.database.tenant(organizationId, (tx) =>
      witnessRepository.insertToken(tx, organizationId, id, stamped),
    );
  }
}

/** The request to the service is made between two transactions, so that neither waits for it. */
async function saveHead(deps: Deps, organization: WitnessedOrganization): Promise<void> {
  const { id } = organization;
  if (deps.timestamps) await stampLate(deps, id);
  const head = await deps.database.tenant(id, (tx) => unsavedHead(deps, tx, id));
  if (!head) return;
  const stamped = await stampOrNull(deps, savedHeadText(head));
  await deps.database.tenant(id, (tx) => keepHead(deps, tx, organization, head, stamped));
}

/** Returns when the service has stamped exactly this head; null: it has not, or the token is not about it. */
async function stampedAt(
  { timestamps }: Deps,
  { tx, organizationId }: Scope,
  head: SavedHead,
): Promise<Date | null> {
  const text = savedHeadText(head);
  const token = await witnessRepository.tokenOf(tx, organizationId, text);
  if (!token || !timestamps) return null;
  return timestamps.verify(token, text).then(
    ({ at }) => at,
    () => null,
  );
}

async function headFile(deps: Deps, scope: Scope): Promise<SavedHeadFile> {
  const head = await headOf(deps, scope);
  return { name: `${fileName(head)}.txt`, text: savedHeadText(head) };
}

async function compareHead(deps: Deps, scope: Scope, given: string): Promise<HeadComparison> {
  const head = readSavedHead(given);
  if (head.organizationId !== scope.organizationId) {
    throw new AppError('history.headForeign', { field: 'text' });
  }
  const found = await containsHead(scope, head);
  return {
    savedAt: head.at,
    stampedAt: await stampedAt(deps, scope, head),
    signatures: { count: head.signatures.count, isContained: found.signatures },
    history: { count: head.history.count, isContained: found.history },
  };
}

/** A failure in one organization does not prevent saving the heads of the others. */
async function saveAllHeads(deps: Deps): Promise<void> {
  const failures: unknown[] = [];
  for (const organization of await deps.database.system((tx) =>
    witnessRepository.organizations(tx, deps.timestamps === null),
  )) {
    try {
      await saveHead(deps, organization);
    } catch (error) {
      deps.log.error({ err: error, organizationId: organization.id }, 'a head could not be saved outside');
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `saveHeads: ${failures.length} failed`);
}

/** Saves heads of the chains outside the database: a person who keeps them can later prove that nothing was removed. */
export function createSavedHeadsService(deps: Deps): SavedHeadsService {
  return {
    head: (scope) => headFile(deps, scope),
    compare: (scope, given) => compareHead(deps, scope, given),
    jobs: {
      saveHeads: () => saveAllHeads(deps),
    },
  };
}
