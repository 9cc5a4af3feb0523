import { AppError } from '@server/errors';
import type { Lang, Scope } from '@server/graphql/context';
import { systemScope } from '@server/graphql/system-scope';
import { groupBy } from '@server/modules/group-by';
import type { ModuleDeps } from '@server/modules/module';
import { type LimitEffect, limitsReadModel, type TokenLimitView } from './limits.read-model';
import type { PaidAction } from '../paid-actions';
import type { LimitWarning } from '../reserves.repository';

interface EffectDeps extends Pick<ModuleDeps, 'now'> {
  readonly actions: Map<string, PaidAction>;
}

/** How many people who can change limits are notified of one. */
const NOTIFIED = 50;

/** The target of a limit with its action. */
function fullName({ actions }: EffectDeps, lang: Lang, { name, action }: TokenLimitView): string {
  const actionName = action === null ? '' : (actions.get(action)?.name(lang) ?? action);
  return [name, actionName].filter((part) => part !== '').join(', ');
}

/** Returns a limit with its full name. @throws {AppError} notFound */
export async function namedLimit(
  deps: EffectDeps,
  scope: Scope,
  limitId: number,
): Promise<Pick<TokenLimitView, 'tokens'> & { name: string }> {
  const found = await limitsReadModel.find(scope, deps.now(), limitId);
  return { name: fullName(deps, scope.lang, found), tokens: found.tokens };
}

/** Says which limit does not allow the tokens, how much of it is used, and who can raise it. */
export async function limitError(
  deps: EffectDeps,
  scope: Scope,
  { limitId, used, need }: Omit<LimitEffect, 'isExceeded'>,
): Promise<AppError> {
  const { name, tokens } = await namedLimit(deps, scope, limitId);
  const people = await limitsReadModel.whomToAsk(scope.tx, scope.organizationId);
  return new AppError('payment.tokenLimit', {
    field: 'tokens',
    params: { limit: tokens, used, need, name, people: people.join(', ') || '—' },
  });
}

/** Notifies those who can change the limits, each in their language, once for each limit, share and month. */
export async function notifyOfLimits(
  deps: EffectDeps & Pick<ModuleDeps, 'notify'>,
  scope: Scope,
  warned: readonly LimitWarning[],
): Promise<void> {
  const { tx, organizationId } = scope;
  const keepers = await limitsReadModel.keepers(tx, organizationId, NOTIFIED);
  for (const { id, month, used, share } of warned) {
    const found = await limitsReadModel.find(scope, deps.now(), id);
    for (const [lang, readers] of groupBy(keepers, (keeper) => keeper.lang)) {
      await deps.notify(systemScope(tx, organizationId), {
        type: 'tokenLimitReached',
        ...{ objectType: 'tokenLimit', objectId: id, userIds: readers.map(({ userId }) => userId) },
        route: '/payment/tokens',
        params: { title: fullName(deps, lang, found), percent: share, number: used, of: found.tokens },
        // A raised limit warns again in the same month.
        dedupeKey: `tokenLimit:${id}:${month}:${share}:${found.tokens}`,
      });
    }
  }
}
