import { desc, eq, sql } from 'drizzle-orm';
import limits from '@graphql/limits.json';
import { AppError } from '@server/errors';
import type { Context } from '@server/graphql/context';
import type { PromoCodeInput, PromoKind, QueryPromoCodesArgs } from '@server/graphql/generated/resolvers';
import { checkRange, likePattern, paging } from '@server/modules/checks';
import { dayOf } from '@server/modules/days';
import type { ModuleDeps } from '@server/modules/module';
import { countOfAll, paged } from '@server/modules/paged';
import { normalizedCode } from '@server/modules/promo-code-text';
import { requireBackOffice } from '../back-office-access';
import { type PromoCodeRow, promoCodeTable as codes } from './promo-codes.tables';

/** The most that a code of each kind gives. */
const MAX_VALUES: Record<PromoKind, number> = limits.promo.max;

function whole(value: number | null | undefined, field: string, max: number): number | null {
  return checkRange(value ?? null, { field, min: 1, max });
}

/** The provider's promo codes, for backOfficeRef. */
export function createPromoCodes({ audit, now }: Pick<ModuleDeps, 'audit' | 'now'>) {
  function checked(input: PromoCodeInput) {
    const code = normalizedCode(input.code, 'code');
    if (code === null) throw new AppError('validation.required', { field: 'code' });
    const value = whole(input.value, 'value', MAX_VALUES[input.kind]) ?? 1;
    const validTo = input.validTo ?? null;
    if (validTo !== null && validTo < dayOf(now(), 'Europe/Moscow'))
      throw new AppError('backOffice.pastDay', { field: 'validTo' });
    return {
      ...{ code, kind: input.kind, value, validTo },
      limitTotal: whole(input.limitTotal, 'limitTotal', limits.promo.limitTotal),
      perOrganization: whole(input.perOrganization, 'perOrganization', limits.promo.uses) ?? 1,
    };
  }

  const find = (context: Context, id: number): Promise<PromoCodeRow> =>
    context.within(null, async (tx) => {
      const [row] = await tx.select().from(codes).where(eq(codes.id, id));
      if (!row) throw new AppError('notFound');
      return row;
    });

  return {
    find,

    /** @throws {AppError} access.denied */
    async list(context: Context, { search, page, pageSize }: QueryPromoCodesArgs) {
      requireBackOffice(context, 'backOfficeRef', 'read');
      const pattern = likePattern((search ?? '').trim().slice(0, limits.promoCode));
      return context.within(null, async (tx) => {
        const { rows, count } = await paged(paging(page, pageSize, limits.pageSizeMax), ({ limit, offset }) =>
          tx
            .select({ row: codes, count: countOfAll })
            .from(codes)
            .where(sql`lower(${codes.code}) like ${pattern}`)
            .orderBy(desc(codes.id))
            .limit(limit)
            .offset(offset),
        );
        return { items: rows.map(({ row }) => row), count };
      });
    },

    /** @throws {AppError} access.denied, promo.exists and validation.* for their fields */
    async create(context: Context, input: PromoCodeInput): Promise<PromoCodeRow> {
      requireBackOffice(context, 'backOfficeRef', 'write');
      const { scope } = context;
      const values = checked(input);
      const made = await context.within(null, async (tx) => {
        const createdById = scope.caller?.userId ?? null;
        const [row] = await tx
          .insert(codes)
          .values({ ...values, createdById, createdAt: now() })
          .onConflictDoNothing()
          .returning();
        return row;
      });
      if (!made) throw new AppError('promo.exists', { field: 'code' });
      await audit.write(scope, {
        action: 'create',
        objectType: 'promoCode',
        objectId: made.id,
        changes: { promoCode: [null, made.code] },
      });
      return made;
    },

    /** @throws {AppError} access.denied, notFound */
    async update(context: Context, id: number, isActive: boolean): Promise<PromoCodeRow> {
      requireBackOffice(context, 'backOfficeRef', 'write');
      const after = await context.within(null, async (tx) => {
        const [row] = await tx.update(codes).set({ isActive }).where(eq(codes.id, id)).returning();
        return row;
      });
      if (!after) throw new AppError('notFound');
      await audit.write(context.scope, {
        action: 'update',
        objectType: 'promoCode',
        objectId: id,
        changes: { promoCode: [after.code, after.code], isActive: [!isActive, isActive] },
      });
      return after;
    },
  };
}

export type PromoCodes = ReturnType<typeof createPromoCodes>;
