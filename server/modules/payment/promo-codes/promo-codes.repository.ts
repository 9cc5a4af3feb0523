import { desc, eq, sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { countOfAll } from '@server/modules/paged';
import { type PromoCodeRow, promoCodeTable as codes } from './promo-codes.tables';

/** SQL of the promo codes of the provider. Requires transactions of the system. */
export const promoCodesRepository = {
  async find(tx: Tx, id: number): Promise<PromoCodeRow | null> {
    const [row] = await tx.select().from(codes).where(eq(codes.id, id));
    return row ?? null;
  },

  /** Returns a page of the codes that match the pattern, the newest first. */
  page: (tx: Tx, pattern: string, { limit, offset }: { limit: number; offset: number }) =>
    tx
      .select({ row: codes, count: countOfAll })
      .from(codes)
      .where(sql`lower(${codes.code}) like ${pattern}`)
      .orderBy(desc(codes.id))
      .limit(limit)
      .offset(offset),

  /** Returns null when the code already exists. */
  async insert(tx: Tx, values: typeof codes.$inferInsert): Promise<PromoCodeRow | null> {
    const [row] = await tx.insert(codes).values(values).onConflictDoNothing().returning();
    return row ?? null;
  },

  async setActive(tx: Tx, id: number, isActive: boolean): Promise<PromoCodeRow | null> {
    const [row] = await tx.update(codes).set({ isActive }).where(eq(codes.id, id)).returning();
    return row ?? null;
  },
};
