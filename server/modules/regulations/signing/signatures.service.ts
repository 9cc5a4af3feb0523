import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import type { RegulationSignatureInput } from '@server/graphql/generated/types';
import { once } from '@server/graphql/idempotency';
import { callerOf } from '@server/graphql/access/subject';
import type { AssignmentRow } from '@server/modules/assignments/assignments.tables';
import { newestAssignment } from '@server/modules/content/assignments.read-model';
import { findSignature } from './evidence.repository';
import { type Refusal, refuseRegulation } from './refuse';
import { regulationAccess, regulationKey } from '../regulation.content';
import type { SignatureWithLabel } from '../regulations.tables';
import { signRegulation } from './sign';
import { sendSignCode } from './sign-code';
import { createSignerCheck } from './signature-checks';
import type { SigningDeps } from './signing';

export interface SignaturesService {
  open(scope: Scope, id: number): Promise<AssignmentRow | null>;
  sendCode(scope: Scope, id: number): Promise<boolean>;
  sign(scope: Scope, input: RegulationSignatureInput, clientKey?: string | null): Promise<SignatureWithLabel>;
  refuse(scope: Scope, refusal: Refusal, clientKey?: string | null): Promise<SignatureWithLabel>;
}

/** Reading, signing and refusing: the actions that become evidence. */
export function createSignaturesService(deps: SigningDeps): SignaturesService {
  const signer = createSignerCheck(deps);

  async function reload(scope: Scope, id: number): Promise<SignatureWithLabel> {
    const row = await findSignature(scope.tx, scope.organizationId, id);
    if (!row) throw new AppError('notFound');
    return row;
  }

  return {
    async open(scope, id) {
      await regulationAccess.requireView(scope, id);
      const { userId } = callerOf(scope);
      await deps.events.emit(scope, 'object.opened', { objectType: 'regulation', objectId: id, userId });
      return newestAssignment(scope.tx, scope.organizationId, regulationKey(id), userId);
    },
    async sendCode(scope, id) {
      await sendSignCode(deps, scope, id);
      return true;
    },
    sign: (scope, input, clientKey) =>
      once(
        scope,
        { of: 'regulationSign', key: clientKey },
        () => signRegulation(deps, signer, scope, input),
        (id: number) => reload(scope, id),
      ),
    refuse: (scope, refusal, clientKey) =>
      once(
        scope,
        { of: 'regulationRefuse', key: clientKey },
        () => refuseRegulation(deps, scope, refusal),
        (id: number) => reload(scope, id),
      ),
  };
}
