import { promoCodeSchema } from '@domain/payment/promo-code';
import { checkInput } from '@server/modules/check-input';
import limits from '@graphql/limits.json';
import { AppError } from '@server/errors';
import type { Context } from '@server/graphql/context';
import type { PromoCodeInput, QueryPromoCodesArgs } from '@server/graphql/generated/types';
import { likePattern, paging } from '@server/modules/checks';
import { dayOf } from '@server/modules/days';
import type { ModuleDeps } from '@server/modules/module';
import { paged } from '@server/modules/paged';
import { requireBackOffice } from '../back-office-access';
import { promoCodesRepository as repository } from './promo-codes.repository';
import type { PromoCodeRow } from './promo-codes.tables';

const schema = promoCodeSchema();

type PromoCodeDeps = Pick<ModuleDeps, 'audit' | 'now'>;

function checkedInput({ now }: PromoCodeDeps, input: PromoCodeInput) {
  const checked = checkInput(schema, { ...input, perOrganization: input.perOrganization ?? 1 });
  const { validTo = null, limitTotal = null } = checked;
  if (validTo !== null && validTo < dayOf(now(), 'Europe/Moscow'))
    throw new AppError('backOffice.pastDay', { field: 'validTo' });
  return { ...checked, validTo, limitTotal };
}

const findCode = (context: Context, id: number): Promise<PromoCodeRow> =>
  context.within(null, async (tx) => {
    const row = await repository.find(tx, id);
    if (!row) throw new AppError('notFound');
    return row;
  });

/** @throws {AppError} access.denied */
async function listCodes(context: Context, { search, page, pageSize }: QueryPromoCodesArgs) {
  requireBackOffice(context, 'backOfficeRef', 'read');
  const pattern = likePattern((search ?? '').trim().slice(0, limits.promoCode));
  return context.within(null, async (tx) => {
    const { rows, count } = await paged(paging(page, pageSize, limits.pageSizeMax), (shown) =>
      repository.page(tx, pattern, shown),
    );
    return { items: rows.map(({ row }) => row), count };
  });
}

/** @throws {AppError} access.denied, promo.exists and validation.* for their fields */
async function createCode(
  deps: PromoCodeDeps,
  context: Context,
  input: PromoCodeInput,
): Promise<PromoCodeRow> {
  requireBackOffice(context, 'backOfficeRef', 'write');
  const { scope } = context;
  const values = checkedInput(deps, input);
  const createdById = scope.caller?.userId ?? null;
  const made = await context.within(null, (tx) =>
    repository.insert(tx, { ...values, createdById, createdAt: deps.now() }),
  );
  if (!made) throw new AppError('promo.exists', { field: 'code' });
  await deps.audit.write(scope, {
    action: 'create',
    objectType: 'promoCode',
    objectId: made.id,
    changes: { promoCode: [null, made.code] },
  });
  return made;
}

/** @throws {AppError} access.denied, notFound */
async function updateCode(
  { audit }: PromoCodeDeps,
  context: Context,
  id: number,
  isActive: boolean,
): Promise<PromoCodeRow> {
  requireBackOffice(context, 'backOfficeRef', 'write');
  const after = await context.within(null, (tx) => repository.setActive(tx, id, isActive));
  if (!after) throw new AppError('notFound');
  await audit.write(context.scope, {
    action: 'update',
    objectType: 'promoCode',
    objectId: id,
    changes: { promoCode: [after.code, after.code], isActive: [!isActive, isActive] },
  });
  return after;
}

/** Manages the provider's promo codes, for backOfficeRef. */
export function createPromoCodes(deps: PromoCodeDeps) {
  return {
    find: findCode,
    list: listCodes,
    create: (context: Context, input: PromoCodeInput) => createCode(deps, context, input),
    update: (context: Context, id: number, isActive: boolean) => updateCode(deps, context, id, isActive),
  };
}

export type PromoCodes = ReturnType<typeof createPromoCodes>;
