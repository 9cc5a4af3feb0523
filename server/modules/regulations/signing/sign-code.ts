import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import { callerOf } from '@server/graphql/access/subject';
import { requireConfirmedSignIn } from '@server/modules/auth/sign-in-changes.read-model';
import { workingPerson } from '@server/modules/content/evidence/signers.read-model';
import { lockOpenAssignment } from '@server/modules/content/assignments.read-model';
import { regulationAccess, regulationContent, regulationKey } from '../regulation.content';
import { lockRegulation } from '../regulations.repository';
import { codeSubject } from './signature-checks';
import type { SigningDeps } from './signing';

/**
 * Emails the code with which the current version is signed.
 * @throws {AppError} notFound, signIn.unconfirmed, signIn.disputed, regulation.codeNotUsed, regulation.notAssigned
 */
export async function sendSignCode({ codes, mail }: SigningDeps, scope: Scope, id: number): Promise<void> {
  await regulationAccess.requireView(scope, id);
  const { tx, organizationId } = scope;
  const regulation = await lockRegulation(tx, organizationId, id, 'share');
  const person = await workingPerson(tx, organizationId, callerOf(scope).userId);
  if (regulation?.currentVersionId == null || !person) throw new AppError('notFound');
  await requireConfirmedSignIn(tx, organizationId, person.id);
  if (regulation.signMethod !== 'emailCode') throw new AppError('regulation.codeNotUsed');
  const assignment = await lockOpenAssignment(tx, organizationId, regulationKey(id), person.id);
  if (!assignment) throw new AppError('regulation.notAssigned');
  const code = await codes.create(tx, person.id, 'sign', codeSubject(id, regulation.currentVersionId));
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
}
