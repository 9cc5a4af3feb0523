import limits from '@graphql/limits.json';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import { checkText } from '@server/modules/checks';
import { signerIdentity } from '@server/modules/content/evidence/signer-identity';
import { hrIds } from '@server/modules/content/evidence/signers.read-model';
import { fullName } from '@server/modules/person-name';
import { lockOpenAssignment } from '@server/modules/content/assignments.read-model';
import { regulationContent, regulationKey } from '../regulation.content';
import type { SignatureWithLabel } from '../regulations.tables';
import { signScope } from './signature-checks';
import { beginSigning, rejectSuperseded, type Signing, type SigningDeps, storeSignature } from './signing';

/** A person's refusal to accept a version, with the reason. */
export interface Refusal {
  id: number;
  versionId: number;
  reason: string;
}

/** Notifies the owner and the personnel department; a person who is both is notified once, as the owner. */
async function notifyOfRefusal(
  { notify }: SigningDeps,
  scope: Scope,
  { regulation, person }: Signing,
  row: SignatureWithLabel,
): Promise<void> {
  const receivers = [
    { reason: 'owner' as const, userIds: [regulation.ownerId] },
    { reason: 'personnel' as const, userIds: await hrIds(scope.tx, scope.organizationId) },
  ];
  for (const { reason, userIds } of receivers) {
    await notify(scope, {
      userIds: userIds.filter((id) => id !== person.id),
      reason,
      type: 'regulationRefused',
      objectType: 'regulation',
      objectId: regulation.id,
      route: regulationContent.routes.editor(regulation.id, 'history'),
      params: { name: regulation.name, person: fullName(person), reason: row.reason },
      dedupeKey: `regulationRefused:${row.id}`,
      aboutIds: [person.id],
    });
  }
}

/**
 * Stores that the caller refuses the current version.
 * @throws {AppError} what `beginSigning` throws, a reason that is missing or too long, regulation.versionSuperseded,
 * regulation.notAssigned
 */
export async function refuseRegulation(
  deps: SigningDeps,
  scope: Scope,
  { id, versionId, reason }: Refusal,
): Promise<SignatureWithLabel> {
  const text = checkText(reason, { field: 'reason', max: limits.refuseReason, isRequired: true });
  const reading = await beginSigning(scope, id, versionId);
  rejectSuperseded(reading);
  const { regulation, version, person } = reading;
  const assignment = await lockOpenAssignment(scope.tx, scope.organizationId, regulationKey(id), person.id);
  if (!assignment) throw new AppError('regulation.notAssigned');
  const signing = { ...reading, assignment };
  const { scope: part, clauseIds } = await signScope(scope, regulation, version, assignment);
  await deps.events.emit(scope, 'object.refused', {
    objectType: 'regulation',
    objectId: id,
    userId: person.id,
    reason: text,
  });
  await deps.publishWork(scope, id);
  const row = await storeSignature(deps, scope, signing, {
    action: 'refused',
    scope: part,
    clauseIds,
    reason: text,
    readingSec: 0,
    scrollPct: 0,
    answers: null,
    variables: null,
    identity: await signerIdentity(scope, deps.seal),
    createdAt: deps.now(),
  });
  await notifyOfRefusal(deps, scope, signing, row);
  return row;
}
