import type { EvidenceSeal } from '@server/audit/evidence-seal';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import { callerOf } from '@server/graphql/access/subject';
import type { AssignmentRow } from '@server/modules/assignments/assignments.tables';
import { requireConfirmedSignIn } from '@server/modules/auth/sign-in-changes.read-model';
import type { ContentEvents } from '@server/modules/content/content-events';
import type { ContentVersionRow } from '@server/modules/content/content.tables';
import { documentName, workingPerson } from '@server/modules/content/evidence/signers.read-model';
import { findVersion } from '@server/modules/content/versions/versions.repository';
import type { UserRow } from '@server/modules/employees/employees.tables';
import type { EvidenceContent } from './evidence';
import {
  appendEvidence,
  type EvidenceWriter,
  findSignature,
  LINE_ACTION,
  lineChanges,
} from './evidence.repository';
import { regulationAccess } from '../regulation.content';
import type { RegulationDeps } from '../regulations.deps';
import { lockRegulation } from '../regulations.repository';
import { type RegulationRow, regulationTables, type SignatureWithLabel } from '../regulations.tables';

/** The dependencies of signing and refusing. */
export interface SigningDeps
  extends
    Pick<RegulationDeps, 'now' | 'events' | 'mail' | 'codes' | 'database' | 'passwords' | 'notify'>,
    Pick<ContentEvents, 'publishWork' | 'log'> {
  readonly seal: EvidenceSeal;
}

/** A person reading a published text. */
export interface Reading {
  readonly regulation: RegulationRow;
  readonly version: ContentVersionRow;
  readonly person: UserRow;
}

/** The same, with the person's assignment. */
export interface Signing extends Reading {
  readonly assignment: AssignmentRow;
}

/** Browser names in requests have any length; this many characters are enough to tell one from another. */
const USER_AGENT = 500;

/**
 * Returns what the person signs now. The shared lock prevents the publication of a new version until this signature is stored, so
 * that nobody signs a text that is no longer current.
 * @throws {AppError} notFound, regulation.archived, signIn.unconfirmed, signIn.disputed, signIn.disputed
 */
export async function beginSigning(scope: Scope, id: number, versionId: number): Promise<Reading> {
  await regulationAccess.requireView(scope, id);
  const { tx, organizationId } = scope;
  const regulation = await lockRegulation(tx, organizationId, id, 'share');
  if (regulation?.currentVersionId == null) throw new AppError('notFound');
  if (regulation.isArchive) throw new AppError('regulation.archived');
  const version = await findVersion(tx, regulationTables.version, organizationId, versionId);
  if (version?.objectId !== id || version.status !== 'published') throw new AppError('notFound');
  const person = await workingPerson(tx, organizationId, callerOf(scope).userId);
  if (!person) throw new AppError('notFound');
  await requireConfirmedSignIn(tx, organizationId, person.id);
  return { regulation, version, person };
}

/** @throws {AppError} regulation.versionSuperseded */
export function rejectSuperseded({ regulation, version }: Reading): void {
  if (version.id !== regulation.currentVersionId) throw new AppError('regulation.versionSuperseded');
}

/** The record's data about the act itself; the rest follows from who signs what. */
export type SignedAct = Pick<
  EvidenceContent,
  | 'action'
  | 'scope'
  | 'clauseIds'
  | 'reason'
  | 'readingSec'
  | 'scrollPct'
  | 'createdAt'
  | 'answers'
  | 'variables'
  | 'identity'
>;

function contentOf(
  scope: Scope,
  { regulation, version, assignment, person }: Signing,
  act: SignedAct,
): EvidenceContent {
  return {
    organizationId: scope.organizationId,
    regulationId: regulation.id,
    versionId: version.id,
    userId: person.id,
    assignmentId: assignment.id,
    method: regulation.signMethod,
    confirmedName: documentName(person),
    docSha256: version.sha256 ?? '',
    openedAt: assignment.openedAt,
    ip: scope.ip,
    userAgent: scope.userAgent.slice(0, USER_AGENT),
    lang: scope.lang,
    witnessIds: [],
    ...act,
  };
}

/** Stores the evidence as the last step: from here on the organization's chain is locked, and others wait. */
export async function storeSignature(
  { log, seal }: Pick<SigningDeps, 'log' | 'seal'>,
  scope: Scope,
  signing: Signing,
  act: SignedAct,
): Promise<SignatureWithLabel> {
  const line: EvidenceWriter['line'] = async (rows) => {
    for (const { action, regulationId, userId, hash } of rows)
      await log(scope, regulationId, LINE_ACTION[action], {
        affectedUserId: userId,
        changes: lineChanges(hash),
      });
  };
  const row = contentOf(scope, signing, act);
  const [id] = await appendEvidence(scope.tx, scope.organizationId, { seal, line }, [row]);
  const stored = id === undefined ? null : await findSignature(scope.tx, scope.organizationId, id);
  if (!stored) throw new Error('evidence was not stored');
  return stored;
}
