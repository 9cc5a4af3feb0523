import { sql } from 'drizzle-orm';
import limits from '@graphql/limits.json';
import type { Tx } from '@server/db/database';
import { boolean, integer, text } from '@server/db/row-shapes';
import { selectRows } from '@server/db/rows';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import { checkText } from '@server/modules/checks';
import type { ModuleDeps } from '@server/modules/module';
import { asSystem, ledger } from '../ledger/ledger';
import type { TokenDisputeView } from './dispute-view';
import { tokenDisputeTable as disputes } from './disputes.tables';
import { writeOffsReadModel } from './write-offs.read-model';

type Deps = Pick<ModuleDeps, 'audit' | 'live' | 'now'>;

/** «Оспорить»: a client disputes a write-off. */
export function createTokenDisputes({ audit, live, now }: Deps) {
  /** Locks the ledger, so that the second of two concurrent disputes is rejected. */
  async function checkDisputable(tx: Tx, organizationId: number, operationId: bigint): Promise<number> {
    await ledger.lock(tx, organizationId);
    const rows = await selectRows(tx, { id: integer, isOpen: boolean, left: integer })(sql`
      select r.id, coalesce(bool_or(d.status = 'open'), false) as "isOpen", r.tokens - coalesce(sum(d.tokens), 0)::int as left
      from token_reserve r
      left join token_dispute d on d.organization_id = r.organization_id and d.reserve_id = r.id
      where r.organization_id = ${organizationId} and r.operation_id = ${String(operationId)}::bigint and r.status = 'captured'
      group by r.organization_id, r.id`);
    const [reserve] = rows;
    if (!reserve) throw new AppError('notFound');
    if (reserve.isOpen) throw new AppError('payment.disputeOpen');
    if (reserve.left <= 0) throw new AppError('payment.disputeNothing');
    return reserve.id;
  }

  /** @throws {AppError} notFound */
  async function find(scope: Scope, id: number): Promise<TokenDisputeView> {
    const { tx, organizationId } = scope;
    const rows = await selectRows(tx, { operationId: text })(sql`
      select r.operation_id::text as "operationId" from token_dispute d
      join token_reserve r on r.organization_id = d.organization_id and r.id = d.reserve_id
      where d.organization_id = ${organizationId} and d.id = ${id}`);
    const { dispute } = await writeOffsReadModel.find(scope, rows[0]?.operationId ?? '');
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
        const [row] = await tx
          .insert(disputes)
          .values({ organizationId, reserveId, reason, createdById: caller.userId, createdAt: now() })
          .returning({ id: disputes.id });
        if (!row) throw new Error('the dispute was not written');
        return row.id;
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
