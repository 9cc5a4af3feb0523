import { afterRollback } from '@server/db/after-transaction';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import type { ModuleDeps } from '@server/modules/module';
import type { Applied } from './applying';
import type { EmployeeImportRecord } from './import.tables';

/** What the limits of emails allow for the new people of a part. */
export interface RowInvitations {
  /** Rows whose address has had its emails of the day: they fail, so that a mistake in the address can be corrected. */
  readonly rejected: ReadonlyMap<Applied, AppError>;
  /** Rows beyond the invitations of the day: their people are added without one, and can be invited later. */
  readonly postponed: ReadonlyMap<Applied, AppError>;
  readonly invited: ReadonlySet<Applied>;
  /** Takes back invitations that were not sent after all. */
  takeBack(count: number): Promise<void>;
}

type Deps = Pick<ModuleDeps, 'quotas'>;

const NOBODY: RowInvitations = {
  rejected: new Map(),
  postponed: new Map(),
  invited: new Set(),
  takeBack: () => Promise.resolve(),
};

/** People who have already left are kept for the records only. */
const isNewcomer = ({ person }: Applied) => person !== undefined && person.status !== 'dismissed';

/** An address gets a few invitations a day, whether single or from imports that are undone and run again. */
async function fullAddresses(
  { quotas }: Deps,
  { tx, lang }: Scope,
  newcomers: readonly Applied[],
): Promise<Map<Applied, AppError>> {
  const full = new Map<Applied, AppError>();
  for (const applied of newcomers) {
    try {
      const address = (applied.person?.email ?? '').toLowerCase();
      afterRollback(tx, await quotas.spendKey(lang, 'sameAddress', address));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      full.set(applied, new AppError('quota.sameAddress', { ...error.details, field: 'email' }));
    }
  }
  return full;
}

/**
 * Counts the invitations of a part before anything is written, so that nobody's limit fails the whole part. A part that is rolled
 * back has sent nothing and counts nothing.
 */
export async function countInvitations(
  deps: Deps,
  scope: Scope,
  { isSendEmail, authorId, organizationId }: EmployeeImportRecord,
  applied: readonly Applied[],
): Promise<RowInvitations> {
  if (!isSendEmail) return NOBODY;
  const newcomers = applied.filter(isNewcomer);
  const rejected = await fullAddresses(deps, scope, newcomers);
  const wanted = newcomers.filter((row) => !rejected.has(row));
  const spender = { userId: authorId, organizationId };
  const { given, rejection, undo } = await deps.quotas.spendUpTo(
    scope.lang,
    spender,
    'invitations',
    wanted.length,
  );
  let counted = given;
  const takeBack = async (count: number) => {
    const unused = Math.min(count, counted);
    counted -= unused;
    await undo(unused);
  };
  afterRollback(scope.tx, () => takeBack(counted));
  const beyond = rejection && new AppError(rejection.code, { ...rejection.details, field: 'email' });
  return {
    rejected,
    postponed: new Map(beyond ? wanted.slice(given).map((row) => [row, beyond]) : []),
    invited: new Set(wanted.slice(0, given)),
    takeBack,
  };
}
