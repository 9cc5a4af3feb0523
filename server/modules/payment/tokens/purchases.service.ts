import { buyTokensSchema } from '@domain/payment/tokens';
import { checkInput } from '@server/modules/check-input';
import limits from '@graphql/limits.json';
import { roublesText } from '@domain/money';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import type { TokenPurchaseInput } from '@server/graphql/generated/types';
import type { ModuleDeps } from '@server/modules/module';
import { debtOf } from '../ledger/debt';
import { asSystem, between, ledger } from '../ledger/ledger';
import { requestSettlement } from '../receipts/settlement-receipts';
import { tariffOf, tokensReadModel, tokenSums, type TokenPurchaseView } from './tokens.read-model';
import { tokenPurchaseTable } from './tokens.tables';

type Deps = Pick<ModuleDeps, 'audit' | 'live' | 'jobs' | 'now'>;

/** Sells tokens for money from the balance. */
export function createTokenPurchases({ audit, live, jobs, now }: Deps) {
  /**
   * Stores the purchase. The ledger is locked until the commit, so that the money on which the decision is based cannot be spent
   * by others.
   */
  const insert = (scope: Scope, { tokens, price }: TokenPurchaseInput) =>
    asSystem(scope, async (tx) => {
      const { organizationId, caller } = scope;
      await ledger.lock(tx, organizationId);
      const { paid, granted, money } = await tokenSums(tx, organizationId);
      const max = Math.min(limits.tokens.purchase, limits.tokens.most - paid - granted);
      checkInput(buyTokensSchema(Math.max(0, max)), { tokens }, { codes: { between: 'payment.tokenRange' } });
      if ((await debtOf(tx, organizationId)) > 0n) throw new AppError('payment.debt', { field: 'tokens' });
      if ((await tariffOf(tx, organizationId)).tokenPrice !== price)
        throw new AppError('payment.tokenPriceChanged', { field: 'tokens' });
      const amount = price * BigInt(tokens);
      if (amount > BigInt(money)) throw new AppError('payment.insufficient', { field: 'tokens' });
      const [row] = await tx
        .insert(tokenPurchaseTable)
        .values({ organizationId, tokens, price, createdById: caller?.userId ?? null, createdAt: now() })
        .returning({ id: tokenPurchaseTable.id });
      if (!row) throw new Error('the purchase was not written');
      return { id: row.id, amount };
    });

  return {
    /** @throws {AppError} payment.tokenRange, payment.debt, payment.tokenPriceChanged, payment.insufficient for `tokens` */
    async create(scope: Scope, purchase: TokenPurchaseInput): Promise<TokenPurchaseView> {
      const { organizationId, caller } = scope;
      const { id, amount } = await insert(scope, purchase);
      await audit.write(scope, {
        action: 'payment',
        objectType: 'tokenPurchase',
        objectId: id,
        changes: { tokens: [null, purchase.tokens], amount: [null, roublesText(amount)] },
      });
      await live.publish(scope.tx, { organizationId, topic: 'payment', ids: [id] });
      await asSystem(scope, async (tx) => {
        const { id: operationId } = await ledger.post(tx, {
          organizationId,
          key: `tokenPurchase:${id}`,
          kind: 'purchase',
          lines: [
            ...between('balance', 'revenue', -amount),
            ...between('tokens', 'issued', BigInt(purchase.tokens), 'token'),
          ],
          at: now(),
          actorId: caller?.userId ?? null,
          object: { type: 'tokenPurchase', id },
        });
        await requestSettlement({ jobs }, tx, { organizationId, operationId, amount, at: now() });
      });
      return tokensReadModel.purchase(scope, id);
    },
  };
}

export type TokenPurchases = ReturnType<typeof createTokenPurchases>;
