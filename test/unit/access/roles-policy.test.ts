import type { Caller } from '@server/graphql/context';
import type { StoredRights } from '@server/graphql/access/stored-rights';
import { rejectBeyond, rejectForeignBackOffice, rejectOwnLast } from '@server/modules/roles/roles.policy';
import { aCaller } from '@test/factories/user.factory';
import { read, said, write } from './policy-fakes';

/** What may be written into a role. */

/** A scope whose statement gets these rows. */
function scopeOf(who: Partial<Caller> | null, rows: readonly object[] = []) {
  const execute = jest.fn(() => Promise.resolve({ rows }));
  return Object.assign(Object.create(null), {
    ...{ tx: { execute }, organizationId: 1, lang: 'ru', execute },
    caller: who && aCaller(who),
  });
}

test.each<[string, Partial<Caller> | null, StoredRights, StoredRights, boolean]>([
  ['the system', null, {}, { employees: write }, true],
  ['an admin', { isAdmin: true }, {}, { employees: write }, true],
  ['who has it', { rights: { employees: write } }, {}, { employees: write }, true],
  ['who reads, writing', { rights: { employees: read } }, {}, { employees: write }, false],
  ['who lacks it', {}, {}, { employees: read }, false],
  ['who lacks it, taking it away', {}, { employees: read }, {}, false],
  ['who lacks it, leaving it', {}, { employees: read }, { employees: read }, true],
])('a right is given or taken by %s: %j, from %j to %j', (_who, who, before, after, isAllowed) => {
  const change = () => rejectBeyond(scopeOf(who), before, after);
  if (isAllowed) {
    expect(change).not.toThrow();
    return;
  }
  expect(change).toThrow(
    expect.objectContaining({
      code: 'role.beyondOwn',
      details: { field: 'rights', params: { area: 'Сотрудники' } },
    }),
  );
  expect(() => rejectBeyond(scopeOf(who), before, after, 'roleId')).toThrow(
    expect.objectContaining({ details: expect.objectContaining({ field: 'roleId' }) }),
  );
});

const areas = ['backOfficeSettingAccount', 'backOfficeDocs', 'backOfficeRef', 'backOfficeSuper'] as const;

test.each(areas)('%s exists in the provider’s organization only', async (area) => {
  const inOwn = scopeOf({}, [{ isSuper: true }]);
  const elsewhere = scopeOf({}, [{ isSuper: false }]);
  expect(await said(() => rejectForeignBackOffice(inOwn, { [area]: read }))).toBe('allowed');
  expect(await said(() => rejectForeignBackOffice(elsewhere, { [area]: read }))).toBe('role.providerOnly');
  await expect(rejectForeignBackOffice(elsewhere, { faq: read, [area]: write })).rejects.toMatchObject({
    details: { field: 'rights' },
  });
  expect(await said(() => rejectForeignBackOffice(scopeOf({}), { [area]: read }))).toBe('role.providerOnly');
});

test('other areas, and one that is not given, are not looked up', async () => {
  const scope = scopeOf({}, [{ isSuper: false }]);
  await rejectForeignBackOffice(scope, { employees: write, backOfficeRef: { read: false, write: false } });
  await rejectForeignBackOffice(scope, {});
  expect(scope.execute).not.toHaveBeenCalled();
});

test('who takes the right to edit roles from themselves is stopped; an admin and the system keep it anyway', async () => {
  expect(await said(() => rejectOwnLast(scopeOf({}, [])))).toBe('role.ownLast');
  expect(await said(() => rejectOwnLast(scopeOf({}, [{}])))).toBe('allowed');
  for (const who of [null, { isAdmin: true }]) {
    const scope = scopeOf(who, []);
    expect(await said(() => rejectOwnLast(scope))).toBe('allowed');
    expect(scope.execute).not.toHaveBeenCalled();
  }
});
