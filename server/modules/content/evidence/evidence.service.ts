import type { EvidenceSeal } from '@server/audit/evidence-seal';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import { requireConfirmedSignIn } from '@server/modules/auth/sign-in-changes.read-model';
import { callerOf } from '@server/graphql/access/subject';
import type { ContentDefinition } from '../content-definition';
import type { ContentDeps } from '../content.deps';
import { versionsByIds } from '../versions/versions.repository';
import type { EvidenceType } from './evidence-record';
import type { EvidencePayload, EvidenceRecordRow } from './evidence.tables';
import { appendRecord, recordsOf } from './evidence.repository';
import { signerIdentity, unconfirmedIdentity } from './signer-identity';
import { documentName, personById } from './signers.read-model';

/** The content of a new record about a person. */
export interface NewEvidence<Payload> {
  objectId: number;
  /** The published version that it concerns: the hash of its text is included. */
  versionId?: number | null;
  assignmentId?: number | null;
  /** The person that it concerns. */
  userId: number;
  payload: Payload;
}

/** A record as read by its kind. */
export type ReadEvidence<Payload> = Omit<EvidenceRecordRow, 'payload'> & { payload: Payload };

export interface EvidenceService {
  /**
   * Appends a record by the caller or the system to the chain of the organization, and its entry to the history. Must be the last
   * step of a transaction. People with an unconfirmed change of their sign-in cannot create evidence; records about them by the
   * system say so.
   * @throws {AppError} notFound; those of `requireConfirmedSignIn`
   */
  append<Payload extends EvidencePayload>(
    scope: Scope,
    type: EvidenceType<Payload>,
    evidence: NewEvidence<Payload>,
  ): Promise<ReadEvidence<Payload>>;
  /**
   * Returns records of the type about an object, newest first; only those of one person if one is given. The calling code must
   * check access.
   */
  list<Payload extends EvidencePayload>(
    scope: Scope,
    type: EvidenceType<Payload>,
    of: { objectId: number; userId?: number },
  ): Promise<ReadEvidence<Payload>[]>;
}

/** Max length: browser names can have any length, and this much is enough to tell them apart. */
const USER_AGENT = 500;

/** Creates the evidence service of one kind of content. */
export function createEvidenceService(
  { audit, now }: Pick<ContentDeps, 'audit' | 'now'>,
  { objectType, tables }: ContentDefinition,
  seal: EvidenceSeal,
): EvidenceService {
  /** Returns the actor; null: the system, whose record about a person still says whether their sign-in is in doubt. */
  async function actorOf(
    scope: Scope,
    aboutId: number,
  ): Promise<Pick<EvidenceRecordRow, 'actorId' | 'identity'>> {
    if (scope.caller === null) return { actorId: null, identity: await unconfirmedIdentity(scope, aboutId) };
    const { userId } = callerOf(scope);
    await requireConfirmedSignIn(scope.tx, scope.organizationId, userId);
    return { actorId: userId, identity: await signerIdentity(scope, seal) };
  }

  /** @throws {AppError} notFound */
  async function documentOf({ tx, organizationId }: Scope, objectId: number, versionId: number | null) {
    if (versionId === null) return { versionId, docSha256: null };
    const [version] = await versionsByIds(tx, tables.version, organizationId, [versionId]);
    if (version?.objectId !== objectId || version.sha256 === null) throw new AppError('notFound');
    return { versionId, docSha256: version.sha256 };
  }

  return {
    async append(scope, type, { objectId, versionId = null, assignmentId = null, userId, payload }) {
      const { tx, organizationId } = scope;
      const person = await personById(tx, organizationId, userId);
      if (!person) throw new AppError('notFound');
      const checked = type.payload.parse(payload);
      const content = {
        ...{
          organizationId,
          type: type.name,
          action: type.action,
          objectType,
          objectId,
          assignmentId,
          userId,
        },
        ...(await documentOf(scope, objectId, versionId)),
        ...(await actorOf(scope, userId)),
        ...{ confirmedName: documentName(person), payload: checked, createdAt: now() },
        ...{ ip: scope.ip, userAgent: scope.userAgent.slice(0, USER_AGENT), lang: scope.lang },
      };
      const line = (hash: string) =>
        audit.write(scope, {
          ...{ action: type.action, objectType, objectId, affectedUserId: userId },
          changes: { record: [null, hash] },
        });
      const row = await appendRecord(tx, { seal, line }, content);
      return { ...row, payload: checked };
    },

    async list({ tx, organizationId }, type, { objectId, userId }) {
      const rows = await recordsOf(tx, organizationId, { objectType, objectId, type: type.name, userId });
      return rows.map((row) => ({ ...row, payload: type.payload.parse(row.payload) }));
    },
  };
}
