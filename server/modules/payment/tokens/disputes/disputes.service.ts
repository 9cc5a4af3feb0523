import limits from '@graphql/limits.json';
import type { Tx } from '@server/db/database';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import { checkText } from '@server/modules/checks';
import type { ModuleDeps } from '@server/modules/module';
import { asSystem, ledger } from '../../ledger/ledger';
import type { TokenDisputeView } from './dispute-view.sql';
import { writeOffsReadModel } from '../write-offs.read-model';
import { disputesRepository } from './disputes.repository';

type Deps = Pick<ModuleDeps, 'audit' | 'live' | 'now'>;

/** «Оспорить»: a client disputes a write-off. */
export function createTokenDisputes({ audit, live, now }: Deps) {
  /** Locks the ledger, so that the second of two concurrent disputes is rejected. */
  async function checkDisputable(tx: Tx, organizationId: number, operationId: bigint): Promise<number> {
    await ledger.lock(tx, organizationId);
    const reserve = await disputesRepository.disputable(tx, organizationId, operationId);
    if (!reserve) throw new AppError('notFound');
    if (reserve.isOpen) throw new AppError('payment.disputeOpen');
    if (reserve.left <= 0) throw new AppError('payment.disputeNothing');
    return reserve.id;
  }

  /** @throws {AppError} notFound */
  async function find(scope: Scope, id: number): Promise<TokenDisputeView> {
    const { tx, organizationId } = scope;
    const operationId = await disputesRepository.operationOf(tx, { organizationId, id });
    const { dispute } = await writeOffsReadModel.find(scope, operationId ?? '');
    if (!dispute) throw new AppError('notFound');
    return dispute;
  }

  return {
    find,

    /** @throws {AppError} notFound, payment.disputeOpen, payment.disputeNothing, validation.* for `reason` */
    async create(scope: Scope, writeOffId: string, text: string): Promise<TokenDisputeView> {
      const { organizationId, caller } = scope;
      if (!caller) throw new AppError('access.denied');
      const reason = checkText(text, { field: 'reason', max: limits.tokens.dispute, isRequired: true });
      const { operationId, objectName } = await writeOffsReadModel.find(scope, writeOffId);
      const id = await asSystem(scope, async (tx) => {
        const reserveId = await checkDisputable(tx, organizationId, operationId);
        const created = { createdById: caller.userId, createdAt: now() };
        return disputesRepository.insert(tx, { organizationId, reserveId, reason, ...created });
      });
      await audit.write(scope, {
        action: 'create',
        objectType: 'tokenDispute',
        objectId: id,
        changes: { title: [null, objectName], reason: [null, reason] },
      });
      await live.publish(scope.tx, { organizationId, topic: 'payment', ids: [] });
      return find(scope, id);
    },
  };
}

export type TokenDisputes = ReturnType<typeof createTokenDisputes>;
