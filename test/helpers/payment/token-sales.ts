import { sql } from 'drizzle-orm';
import { text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { createPayDocumentsService } from '@server/modules/payment/documents/documents.service';
import { between, ledger } from '@server/modules/payment/ledger/ledger';
import { createTokenPurchases } from '@server/modules/payment/tokens/purchases.service';
import type { BackOffice } from '../worlds/back-office';

/** Sales of tokens at given moments, and the closing documents of their months. */
export function tokenSalesOf({ t }: Pick<BackOffice, 't'>) {
  const { database, deps } = t.app;
  return {
    /** `tokensFrom`: the first day of the first month whose tokens get a document. */
    documents: (at: string, tokensFrom: string | null = null) =>
      createPayDocumentsService({
        ...deps,
        config: { ...deps.config, payment: { ...deps.config.payment, tokenDocumentsFrom: tokensFrom } },
        now: () => new Date(at),
      }),
    /** Buys tokens for the current price; the balance has been topped up before. Returns the purchase's id. */
    async buy(organizationId: number, at: string, tokens: number): Promise<number> {
      const now = new Date(at);
      const rows = await database.system(async (tx) => {
        await ledger.post(tx, {
          ...{ organizationId, kind: 'topUp', at: now, key: `top-up-${at}-${tokens}` },
          lines: between('balance', 'bank', 100_000_000n),
        });
        return selectRows(tx, { price: text })(
          sql`select token_price::text as price from tariff where code = 'standard'`,
        );
      });
      const scope = { organizationId, caller: null, lang: 'ru' as const, ip: '', userAgent: '' };
      const service = createTokenPurchases({ ...deps, now: () => now });
      const { id } = await database.tenant(organizationId, (tx) =>
        service.create({ ...scope, tx }, { tokens, price: BigInt(rows[0]?.price ?? 0) }),
      );
      return id;
    },
    setPrice: (kopecks: number) =>
      database.system((tx) =>
        tx.execute(sql`update tariff set token_price = ${kopecks} where code = 'standard'`),
      ),
    /** Reverses a purchase in the ledger, as the operator would. */
    reverse: (organizationId: number, purchaseId: number, at: string) =>
      database.system(async (tx) => {
        const [operation] = await selectRows(tx, { id: text })(sql`
          select id::text from ledger_operation
          where organization_id = ${organizationId} and idempotency_key = ${`tokenPurchase:${purchaseId}`}`);
        await ledger.reverse(tx, {
          ...{ organizationId, at: new Date(at), reversalOf: BigInt(operation?.id ?? 0) },
          key: `tokenPurchase:${purchaseId}:reversed`,
        });
      }),
  };
}
