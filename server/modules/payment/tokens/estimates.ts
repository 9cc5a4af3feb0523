import type { Scope } from '@server/graphql/context';
import type { ModuleDeps } from '@server/modules/module';
import { documentText, errorText } from '@server/texts';
import { limitError, namedLimit } from './limits/limit-effects';
import { type LimitEffect, limitsReadModel, type TokenUse } from './limits/limits.read-model';
import type { Estimate, PaidAction } from './paid-actions';
import { tokenSums } from './tokens.read-model';

interface EstimateDeps extends Pick<ModuleDeps, 'now'> {
  readonly actions: Map<string, PaidAction>;
}

async function warningOf(
  deps: EstimateDeps,
  scope: Scope,
  { limitId, used, need }: LimitEffect,
): Promise<string> {
  const { name, tokens } = await namedLimit(deps, scope, limitId);
  return documentText(scope.lang, 'tokens.limitWarning', { name, limit: tokens, used: used + need });
}

/** Says what works cost together, and what the balance and the limits say to it, before anything is reserved. */
export async function estimateWorks(
  deps: EstimateDeps,
  scope: Scope,
  uses: readonly TokenUse[],
): Promise<Estimate> {
  const tokens = uses.reduce((sum, use) => sum + use.tokens, 0);
  const { paid, granted } = await tokenSums(scope.tx, scope.organizationId);
  const available = paid + granted;
  const [first] = await limitsReadModel.effects(scope, uses, deps.now());
  const error = first?.isExceeded ? await limitError(deps, scope, first) : null;
  return {
    ...{ tokens, available, isEnough: available >= tokens },
    limitText: error && errorText(scope.lang, error.code, error.details.params),
    warningText: first && !first.isExceeded ? await warningOf(deps, scope, first) : null,
  };
}
