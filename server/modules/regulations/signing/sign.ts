import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import type { RegulationSignatureInput } from '@server/graphql/generated/types';
import { signerIdentity } from '@server/modules/content/evidence/signer-identity';
import { lockOpenAssignment } from '@server/modules/content/assignments.read-model';
import { askedQuestions } from '@server/modules/content/questions/questions';
import { findSigned } from './evidence.repository';
import { signedAnswers } from './gate.service';
import { regulationKey } from '../regulation.content';
import type { SignatureWithLabel } from '../regulations.tables';
import {
  believedReading,
  checkRequirements,
  type SignerCheck,
  signedVariables,
  signScope,
} from './signature-checks';
import {
  beginSigning,
  rejectSuperseded,
  type SignedAct,
  type Signing,
  type SigningDeps,
  storeSignature,
} from './signing';

type Signed = Pick<SignedAct, 'scope' | 'clauseIds' | 'readingSec' | 'answers' | 'variables'>;

async function complete(
  deps: SigningDeps,
  scope: Scope,
  signing: Signing,
  { scrollPct }: RegulationSignatureInput,
  signed: Signed,
): Promise<SignatureWithLabel> {
  const { regulation, version, person } = signing;
  await deps.events.emit(scope, 'object.completed', {
    objectType: 'regulation',
    objectId: regulation.id,
    userId: person.id,
    versionId: version.id,
  });
  await deps.publishWork(scope, regulation.id);
  return storeSignature(deps, scope, signing, {
    ...signed,
    action: 'signed',
    reason: '',
    scrollPct: Math.max(0, Math.min(100, scrollPct)),
    createdAt: deps.now(),
    identity: await signerIdentity(scope, deps.seal),
  });
}

/**
 * Signs the current version for the caller. A repeated request for the same signature gets the first response.
 * @throws {AppError} what `beginSigning` throws, regulation.versionSuperseded, regulation.notAssigned, and what the regulation
 * asks for: time, scrolling, answers, a password, a code
 */
export async function signRegulation(
  deps: SigningDeps,
  signer: SignerCheck,
  scope: Scope,
  input: RegulationSignatureInput,
): Promise<SignatureWithLabel> {
  const { tx, organizationId } = scope;
  const reading = await beginSigning(scope, input.regulationId, input.versionId);
  const { regulation, version, person } = reading;
  const assignment = await lockOpenAssignment(tx, organizationId, regulationKey(regulation.id), person.id);
  const key = { versionId: version.id, userId: person.id, assignmentId: assignment?.id ?? null };
  // Another tab was faster, or the response to the first attempt was lost.
  const earlier = await findSigned(tx, organizationId, key);
  if (earlier) return earlier;
  rejectSuperseded(reading);
  if (!assignment) throw new AppError('regulation.notAssigned');
  const { readingSec: needed, ...part } = await signScope(scope, regulation, version, assignment);
  const readingSec = believedReading(input.readingSec, assignment.openedAt, deps.now());
  checkRequirements(input, regulation, readingSec, needed);
  const asked = askedQuestions(version, part.clauseIds);
  const answers = await signedAnswers(scope, asked, { ...key, assignmentId: assignment.id });
  const variables = await signedVariables(scope, version, person.id, input.variables);
  await signer.check(scope, regulation, person, input);
  return complete(deps, scope, { ...reading, assignment }, input, {
    ...part,
    readingSec,
    answers,
    variables,
  });
}
