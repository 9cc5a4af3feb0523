import type { Caller, ScopedRights, Support } from '@server/graphql/context';
import type { StoredRights } from '@server/graphql/access/stored-rights';
import type { HeldRights } from '@server/modules/roles/held-rights.read-model';
import { scopeWith, write } from './policy-fakes';

const nothing: HeldRights = {
  ...{ isRootAdmin: false, isSuperAdmin: false, isAdmin: false },
  ...{ rights: {}, scopedRights: [], headedIds: [] },
};
export const held = (changes: Partial<HeldRights>): HeldRights => ({ ...nothing, ...changes });
export const within = (subdivisionId: number, rights: StoredRights): ScopedRights => ({
  subdivisionId,
  rights,
});
/** The right to edit people. */
export const employees = { employees: write };
/** Somebody of the provider in a client’s workspace. */
export const guest: Support = {
  ...{ id: 1, homeOrganizationId: 2, organizationName: 'Ветер', reason: 'Вопрос' },
  ...{ startedAt: new Date(0), until: new Date(0), consent: null, mayChange: false },
};

/** A scope in which 5 and 6 lie below 4. */
export const scopeOf = (who: Partial<Caller> | null) =>
  scopeWith(who, { ids: [4], rows: [{ root: 4, ids: [4, 5, 6] }] });

/** Who edits the people of 4 and below. */
export const scopedHr = { scopedRights: [within(4, employees)] };

/** The code of an error and its field. */
export async function rejection(check: () => unknown): Promise<unknown> {
  try {
    await check();
    return null;
  } catch (error) {
    const { code, details }: { code?: string; details?: { field?: string } } = Object(error);
    return [code, details?.field];
  }
}
