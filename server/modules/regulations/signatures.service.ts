import limits from '@graphql/limits.json';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import type { RegulationSignatureInput } from '@server/graphql/generated/resolvers';
import { once } from '@server/graphql/once';
import type { AssignmentRow } from '@server/modules/assignments/assignments.tables';
import { requireConfirmedSignIn } from '@server/modules/auth/sign-in-changes.read-model';
import { checkText } from '@server/modules/checks';
import type { UserRow } from '@server/modules/employees/employees.tables';
import { signedAnswers } from './gate.service';
import type { EvidenceContent } from './evidence';
import {
  appendEvidence,
  type EvidenceWriter,
  findSignature,
  findSigned,
  LINE_ACTION,
  lineChanges,
} from './evidence.repository';
import type { EvidenceSeal } from '@server/audit/evidence-seal';
import { askedQuestions } from '@server/modules/content/questions/questions';
import type { ContentEvents } from '@server/modules/content/content-events';
import { type RegulationDeps } from './regulations.deps';
import { lockRegulation } from './regulations.repository';
import { regulationTables, type RegulationRow, type SignatureWithLabel } from './regulations.tables';
import {
  believedReading,
  codeSubject,
  createSignerCheck,
  checkRequirements,
  signedVariables,
  signScope,
} from './signature-checks';
import { signerIdentity } from '@server/modules/content/evidence/signer-identity';
import {
  documentName,
  personnelIds,
  workingPerson,
} from '@server/modules/content/evidence/signers.read-model';
import { findVersion } from '@server/modules/content/versions/versions.repository';
import type { ContentVersionRow } from '@server/modules/content/content.tables';
import { callerOf } from '@server/graphql/subject';
import { regulationAccess, regulationContent, regulationKey } from './regulation.content';
import { lockOpenObligation, newestObligation } from '@server/modules/content/obligations.read-model';

export interface Refusal {
  id: number;
  versionId: number;
  reason: string;
}

export interface SignaturesService {
  open(scope: Scope, id: number): Promise<AssignmentRow | null>;
  sendCode(scope: Scope, id: number): Promise<boolean>;
  sign(scope: Scope, input: RegulationSignatureInput, clientKey?: string | null): Promise<SignatureWithLabel>;
  refuse(scope: Scope, refusal: Refusal, clientKey?: string | null): Promise<SignatureWithLabel>;
}

interface Signing {
  regulation: RegulationRow;
  version: ContentVersionRow;
  obligation: AssignmentRow;
  person: UserRow;
}

/** Requests name browsers at any length; what is kept of it is enough to tell one from another. */
const USER_AGENT = 500;

/** Reading, signing and refusing: what becomes evidence. */
export function createSignaturesService(
  deps: Pick<RegulationDeps, 'now' | 'events' | 'mail' | 'codes' | 'database' | 'passwords' | 'notify'>,
  { worked, log }: ContentEvents,
  seal: EvidenceSeal,
): SignaturesService {
  const { now, events, mail, codes, notify } = deps;
  const signer = createSignerCheck(deps);

  /**
   * What the person signs now. The shared lock keeps a new version from being published until this signature is stored:
   * nobody signs a text that is no longer current.
   */
  async function begin(scope: Scope, id: number, versionId: number): Promise<Omit<Signing, 'obligation'>> {
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

  function refuseSuperseded({ regulation, version }: Omit<Signing, 'obligation'>): void {
    if (version.id !== regulation.currentVersionId) throw new AppError('regulation.versionSuperseded');
  }

  function content(
    scope: Scope,
    { regulation, version, obligation, person }: Signing,
    values: Pick<
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
    >,
  ): EvidenceContent {
    return {
      organizationId: scope.organizationId,
      regulationId: regulation.id,
      versionId: version.id,
      userId: person.id,
      assignmentId: obligation.id,
      method: regulation.signMethod,
      confirmedName: documentName(person),
      docSha256: version.sha256 ?? '',
      openedAt: obligation.openedAt,
      ip: scope.ip,
      userAgent: scope.userAgent.slice(0, USER_AGENT),
      lang: scope.lang,
      witnessIds: [],
      ...values,
    };
  }

  /** Whatever holds others up comes last: from here on the organization's chain is locked. */
  async function store(scope: Scope, row: EvidenceContent): Promise<SignatureWithLabel> {
    const line: EvidenceWriter['line'] = async (rows) => {
      for (const { action, regulationId, userId, hash } of rows)
        await log(scope, regulationId, LINE_ACTION[action], {
          affectedUserId: userId,
          changes: lineChanges(hash),
        });
    };
    const [id] = await appendEvidence(scope.tx, scope.organizationId, { seal, line }, [row]);
    const stored = id === undefined ? null : await findSignature(scope.tx, scope.organizationId, id);
    if (!stored) throw new Error('evidence was not stored');
    return stored;
  }

  async function reload(scope: Scope, id: number): Promise<SignatureWithLabel> {
    const row = await findSignature(scope.tx, scope.organizationId, id);
    if (!row) throw new AppError('notFound');
    return row;
  }

  async function complete(
    scope: Scope,
    signing: Signing,
    input: RegulationSignatureInput,
    what: Pick<EvidenceContent, 'scope' | 'clauseIds' | 'readingSec' | 'answers' | 'variables'>,
  ): Promise<SignatureWithLabel> {
    const { regulation, version, person } = signing;
    await events.emit(scope, 'object.completed', {
      objectType: 'regulation',
      objectId: regulation.id,
      userId: person.id,
      versionId: version.id,
    });
    await worked(scope, regulation.id);
    const scrollPct = Math.max(0, Math.min(100, input.scrollPct));
    const values = {
      ...what,
      action: 'signed' as const,
      reason: '',
      scrollPct,
      createdAt: now(),
      identity: await signerIdentity(scope, seal),
    };
    return store(scope, content(scope, signing, values));
  }

  async function sign(scope: Scope, input: RegulationSignatureInput): Promise<SignatureWithLabel> {
    const { tx, organizationId } = scope;
    const begun = await begin(scope, input.regulationId, input.versionId);
    const { regulation, version, person } = begun;
    const obligation = await lockOpenObligation(tx, organizationId, regulationKey(regulation.id), person.id);
    // The other tab was first, or the answer to the first try got lost: the second answer is the first one's.
    const earlier = await findSigned(tx, organizationId, {
      versionId: version.id,
      userId: person.id,
      assignmentId: obligation?.id ?? null,
    });
    if (earlier) return earlier;
    refuseSuperseded(begun);
    if (!obligation) throw new AppError('regulation.notAssigned');
    const { readingSec: needed, ...what } = await signScope(scope, regulation, version, obligation);
    const readingSec = believedReading(input.readingSec, obligation.openedAt, now());
    checkRequirements(input, regulation, readingSec, needed);
    const answers = await signedAnswers(scope, askedQuestions(version, what.clauseIds), {
      versionId: version.id,
      userId: person.id,
      assignmentId: obligation.id,
    });
    const variables = await signedVariables(scope, version, person.id, input.variables);
    await signer.check(scope, regulation, person, input);
    return complete(scope, { ...begun, obligation }, input, { ...what, readingSec, answers, variables });
  }

  async function tellRefusal(
    scope: Scope,
    { regulation, person }: Signing,
    row: SignatureWithLabel,
  ): Promise<void> {
    const personnel = await personnelIds(scope.tx, scope.organizationId);
    // Who is both hears it once, as the owner.
    const receivers = [
      { reason: 'owner' as const, userIds: [regulation.ownerId] },
      { reason: 'personnel' as const, userIds: personnel },
    ];
    for (const { reason, userIds } of receivers) {
      await notify(scope, {
        userIds: userIds.filter((id) => id !== person.id),
        reason,
        type: 'regulationRefused',
        objectType: 'regulation',
        objectId: regulation.id,
        route: regulationContent.routes.editor(regulation.id, 'history'),
        params: { name: regulation.name, person: row.confirmedName, reason: row.reason },
        dedupeKey: `regulationRefused:${row.id}`,
        aboutIds: [person.id],
      });
    }
  }

  async function refuse(scope: Scope, { id, versionId, reason }: Refusal): Promise<SignatureWithLabel> {
    const text = checkText(reason, { field: 'reason', max: limits.refuseReason, isRequired: true });
    const begun = await begin(scope, id, versionId);
    refuseSuperseded(begun);
    const { regulation, version, person } = begun;
    const obligation = await lockOpenObligation(scope.tx, scope.organizationId, regulationKey(id), person.id);
    if (!obligation) throw new AppError('regulation.notAssigned');
    const signing = { ...begun, obligation };
    const { scope: part, clauseIds } = await signScope(scope, regulation, version, obligation);
    await events.emit(scope, 'object.refused', {
      objectType: 'regulation',
      objectId: id,
      userId: person.id,
      reason: text,
    });
    await worked(scope, id);
    const unread = { readingSec: 0, scrollPct: 0, answers: null, variables: null };
    const identity = await signerIdentity(scope, seal);
    const values = {
      ...{ action: 'refused' as const, reason: text, clauseIds, ...unread, identity },
      createdAt: now(),
    };
    const row = await store(scope, content(scope, signing, { ...values, scope: part }));
    await tellRefusal(scope, signing, row);
    return row;
  }

  return {
    async open(scope, id) {
      await regulationAccess.requireView(scope, id);
      const { userId } = callerOf(scope);
      await events.emit(scope, 'object.opened', { objectType: 'regulation', objectId: id, userId });
      return newestObligation(scope.tx, scope.organizationId, regulationKey(id), userId);
    },
    async sendCode(scope, id) {
      await regulationAccess.requireView(scope, id);
      const { tx, organizationId } = scope;
      const regulation = await lockRegulation(tx, organizationId, id, 'share');
      const person = await workingPerson(tx, organizationId, callerOf(scope).userId);
      if (regulation?.currentVersionId == null || !person) throw new AppError('notFound');
      await requireConfirmedSignIn(tx, organizationId, person.id);
      if (regulation.signMethod !== 'emailCode') throw new AppError('regulation.codeNotUsed');
      const obligation = await lockOpenObligation(tx, organizationId, regulationKey(id), person.id);
      if (!obligation) throw new AppError('regulation.notAssigned');
      const subject = codeSubject(id, regulation.currentVersionId);
      const code = await codes.create(tx, person.id, 'sign', subject);
      await mail.send(tx, [
        {
          organizationId,
          to: person.email,
          lang: person.lang,
          template: 'signCode',
          opens: { userId: person.id, purpose: 'sign' },
          params: { code, name: regulation.name },
          route: regulationContent.routes.reader(id),
        },
      ]);
      return true;
    },
    sign: (scope, input, clientKey) =>
      once(
        scope,
        { of: 'regulationSign', key: clientKey },
        () => sign(scope, input),
        (id: number) => reload(scope, id),
      ),
    refuse: (scope, refusal, clientKey) =>
      once(
        scope,
        { of: 'regulationRefuse', key: clientKey },
        () => refuse(scope, refusal),
        (id: number) => reload(scope, id),
      ),
  };
}
