import { disputeAcceptSchema } from '@domain/payment/tokens';
import { checkInput } from '@server/modules/check-input';
import limits from '@graphql/limits.json';
import { writeBothHistories } from '@server/audit/both-histories';
import type { Tx } from '@server/db/database';
import { AppError } from '@server/errors';
import type { Context } from '@server/graphql/context';
import type { QueryTokenDisputesArgs, TokenDisputeDecision } from '@server/graphql/generated/types';
import { systemScope } from '@server/graphql/system-scope';
import { checkText, paging } from '@server/modules/checks';
import { adminIds } from '@server/modules/employees/admins.read-model';
import type { ModuleDeps } from '@server/modules/module';
import { paged } from '@server/modules/paged';
import { requireBackOffice } from '../../back-office-access';
import { ledger } from '../../ledger/ledger';
import { clientDisputesReadModel, type ClientTokenDisputeView } from './client-disputes.read-model';
import { disputesRepository } from './disputes.repository';
import type { TokenDisputeRow } from './disputes.tables';
import { reservesRepository } from '../reserves.repository';
import { returnTokens } from '../token-returns';
import type { TokenReserveRow } from '../tokens.tables';

type Deps = Pick<ModuleDeps, 'audit' | 'live' | 'notify' | 'now'>;

/** A decision with checked fields. */
interface Checked {
  isAccepted: boolean;
  /** The number of returned tokens; null: none. */
  tokens: number | null;
  answer: string;
}

function checked({ isAccepted, tokens, answer }: TokenDisputeDecision, returnable: number): Checked {
  if (!isAccepted) {
    const rule = { field: 'answer', max: limits.tokens.dispute, isRequired: true };
    return { isAccepted, answer: checkText(answer ?? '', rule), tokens: null };
  }
  const given = { answer, tokens: tokens ?? returnable };
  return { isAccepted, ...checkInput(disputeAcceptSchema(returnable), given) };
}

/** Locks an open dispute: the second of two concurrent decisions waits for the row, and fails because it is decided already. */
async function lockOpen(tx: Tx, decision: TokenDisputeDecision): Promise<TokenDisputeRow> {
  await ledger.lock(tx, decision.organizationId);
  const row = await disputesRepository.lock(tx, decision);
  if (!row) throw new AppError('notFound');
  if (row.status !== 'open') throw new AppError('payment.disputeDecided');
  return row;
}

async function writeOffOf(
  tx: Tx,
  { organizationId, id, reserveId }: TokenDisputeRow,
): Promise<TokenReserveRow> {
  const reserve = await reservesRepository.find(tx, organizationId, reserveId);
  if (!reserve) throw new Error(`the write-off of the dispute ${id} is not there`);
  return reserve;
}

/** Notifies the person who disputed it, and the admins, of the answer. */
async function notifyOfAnswer(
  { live, notify }: Deps,
  tx: Tx,
  { organizationId, createdById, id }: TokenDisputeRow,
  { isAccepted, tokens, answer }: Checked,
  { objectName: title, operationId }: TokenReserveRow,
) {
  await live.publish(tx, { organizationId, topic: 'payment', ids: [] });
  await notify(systemScope(tx, organizationId), {
    type: isAccepted ? 'disputeAccepted' : 'disputeDeclined',
    userIds: [...new Set([createdById, ...(await adminIds(tx, organizationId))])],
    objectType: 'tokenDispute',
    objectId: id,
    route: `/payment/transaction?receipt=${operationId}`,
    params: isAccepted ? { title, count: String(tokens) } : { title, answer },
    dedupeKey: `dispute:${id}`,
  });
}

/** @throws {AppError} access.denied */
async function listDisputes(
  context: Context,
  { organizationId, isOpen, page, pageSize }: QueryTokenDisputesArgs,
) {
  requireBackOffice(context, 'backOfficeSettingAccount', 'read');
  const asked = { organizationId: organizationId ?? null, isOpen: isOpen ?? false };
  return context.within(null, async (tx) => {
    const { rows, count } = await paged(paging(page, pageSize, limits.pageSizeMax), (shown) =>
      clientDisputesReadModel.rows(tx, asked, shown),
    );
    return { items: rows.map(clientDisputesReadModel.viewOf), count };
  });
}

/** @throws {AppError} access.denied, notFound, payment.disputeDecided, validation.* for `tokens` and `answer` */
async function decideDispute(
  deps: Deps,
  context: Context,
  decision: TokenDisputeDecision,
): Promise<ClientTokenDisputeView> {
  requireBackOffice(context, 'backOfficeSettingAccount', 'write');
  const { organizationId, id } = decision;
  return context.within(null, async (tx) => {
    const row = await lockOpen(tx, decision);
    const { organizationName: name, returnable } = await clientDisputesReadModel.find(tx, organizationId, id);
    const reserve = await writeOffOf(tx, row);
    const answered = checked(decision, returnable);
    const { isAccepted, tokens, answer } = answered;
    const actorId = context.scope.caller?.userId ?? null;
    await writeBothHistories(
      deps.audit,
      { ...context.scope, tx },
      { client: { id: organizationId, name }, providerId: context.scope.organizationId },
      {
        action: isAccepted ? 'tokenRefund' : 'reject',
        objectType: 'tokenDispute',
        objectId: id,
        changes: {
          title: [null, reserve.objectName],
          ...(tokens === null ? {} : { tokens: [null, tokens] }),
          ...(answer === '' ? {} : { answer: [null, answer] }),
        },
      },
    );
    await notifyOfAnswer(deps, tx, row, answered, reserve);
    const returned = {
      organizationId,
      disputeId: id,
      reserve,
      before: reserve.tokens - returnable,
      actorId,
      at: deps.now(),
    };
    const operationId = tokens === null ? null : await returnTokens(tx, { ...returned, tokens });
    await disputesRepository.update(tx, decision, {
      ...{ tokens, answer, operationId, decidedById: actorId, decidedAt: deps.now() },
      status: isAccepted ? 'accepted' : 'declined',
    });
    return clientDisputesReadModel.find(tx, organizationId, id);
  });
}

/** Manages the provider's answers to disputes, across organizations, for backOfficeSettingAccount. */
export function createDisputeDecisions(deps: Deps) {
  return {
    find: (context: Context, { organizationId }: Pick<TokenDisputeDecision, 'organizationId'>, id: number) =>
      context.within(null, (tx) => clientDisputesReadModel.find(tx, organizationId, id)),
    list: listDisputes,
    decide: (context: Context, decision: TokenDisputeDecision) => decideDispute(deps, context, decision),
  };
}

export type DisputeDecisions = ReturnType<typeof createDisputeDecisions>;
