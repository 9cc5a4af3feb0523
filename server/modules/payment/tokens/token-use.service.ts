import limits from '@graphql/limits.json';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import type { TokenWorkInput, TokenWriteOffFilter } from '@server/graphql/generated/types';
import { checkRange } from '@server/modules/checks';
import { daysAfter, daysBetween } from '@server/modules/days';
import type { ModuleDeps } from '@server/modules/module';
import { todayOf } from '@server/modules/organization/organization.read-model';
import type { Estimate, PaidActions } from './paid-actions';
import { tokenUseReadModel, type TokenUseView } from './token-use.read-model';

type UseDeps = Pick<ModuleDeps, 'now'> & { actions: Pick<PaidActions, 'find' | 'estimate'> };

/** The days of a period that nobody has chosen. */
const DAYS = 30;

/** @throws {AppError} validation.range for `to` */
async function useOf(deps: UseDeps, scope: Scope, filter: TokenWriteOffFilter): Promise<TokenUseView> {
  const to = filter.to ?? (await todayOf(deps, scope));
  const from = filter.from ?? daysAfter(to, 1 - DAYS);
  checkRange(daysBetween(from, to) + 1, { field: 'to', min: 1, max: limits.tokens.useDays });
  const { initiatorId = null, action = null } = filter;
  return tokenUseReadModel.use(scope, { from, to, initiatorId, action });
}

/** @throws {AppError} validation.unknown for `action`, validation.range for `units` or `works` */
async function estimateOf(
  { actions }: UseDeps,
  scope: Scope,
  works: readonly TokenWorkInput[],
): Promise<Estimate> {
  checkRange(works.length, { field: 'works', min: 0, max: limits.tokens.works });
  for (const { action, units } of works) {
    if (!actions.find(action)) throw new AppError('validation.unknown', { field: 'action' });
    checkRange(units, { field: 'units', min: 0, max: limits.tokens.units });
  }
  return actions.estimate(
    scope,
    works.filter(({ units }) => units > 0),
  );
}

/** The use of tokens, and what actions would use. */
export function createTokenUse(deps: UseDeps) {
  return {
    use: (scope: Scope, filter: TokenWriteOffFilter) => useOf(deps, scope, filter),
    estimate: (scope: Scope, works: readonly TokenWorkInput[]) => estimateOf(deps, scope, works),
  };
}

export type TokenUseService = ReturnType<typeof createTokenUse>;
