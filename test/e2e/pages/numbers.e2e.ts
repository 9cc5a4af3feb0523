import { dismissOne } from '../steps/dismissing';
import { waitingCount } from '../steps/reading';
import { useDemoVisitors } from '../support/demo-visitors';
import { eventually } from '../support/eventually';
import { countOf, found, linked, numberIn } from '../support/numbers';
import { ru } from '../support/texts';

/** The numbers of the same thing on different pages are equal. */
jest.setTimeout(120_000);

const { url, enter, open } = useDemoVisitors('numbers');

it('the overdue and open count is the same on «О компании», in statistics and in the list of people behind it', async () => {
  const { page, failures } = await enter('admin');
  await open(page, '/organization');
  const tiles = {
    adapting: await linked(page, ru('organization:tile.adapting')),
    overdue: await linked(page, ru('organization:tile.overdue')),
    notSigned: await linked(page, ru('organization:tile.notSigned')),
  };
  expect(tiles.adapting).toBeGreaterThan(0);
  await open(page, '/employees?statuses=adaptation');
  expect(await found(page)).toBe(tiles.adapting);
  await open(page, '/statistic/regulation');
  expect(await linked(page, ru('statistics:tile.overdue'))).toBe(tiles.overdue);
  expect(await linked(page, ru('statistics:tile.notSigned_regulation'))).toBe(tiles.notSigned);
  for (const kind of ['overdue', 'notSigned'] as const) {
    await open(page, `/statistic/regulation/people/${kind}`);
    // The previous list stays until the next one has arrived.
    await eventually(() => found(page), tiles[kind]);
  }
  expect(failures).toEqual([]);
});

/** The kinds of objects: the address of their editors' list, and their statistics. */
const kinds = [
  { list: '/regulation/editor/list', tab: 'regulation', words: 'regulations' },
  { list: '/education/text/editor/list', tab: 'education', words: 'educations' },
  { list: '/tests/editor/list', tab: 'tests', words: 'tests' },
  { list: '/qualification?tab=editor', tab: 'qualification', words: 'qualifications' },
];

it('the number of people who completed an object is the same in its list and in its statistics', async () => {
  const { page, failures } = await enter('admin');
  for (const { list, tab, words } of kinds) {
    await open(page, list);
    const label = ru(`${words}:editor.signedOf`, { name: '(.+)', signed: '(\\d+)', total: '(\\d+)' });
    const buttons = page.getByRole('main').getByRole('button', { name: new RegExp(`^${label}$`) });
    await buttons.first().waitFor();
    const listed = await buttons.evaluateAll((all) => all.map((button) => button.getAttribute('aria-label')));
    const figures = listed.map((item) => new RegExp(`^${label}$`).exec(item ?? '')?.slice(1) ?? []);
    expect(figures.length).toBeGreaterThan(2);
    await open(page, `/statistic/${tab}`);
    for (const [name = '', signed, total] of figures) {
      const row = page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) });
      await row.getByText(new RegExp(`(^|\\s)${signed} из ${total}$`)).waitFor();
    }
  }
  expect(failures).toEqual([]);
});

it('a plan’s progress is the same for its newcomer and for those who look after them', async () => {
  const newcomer = await enter('employee');
  await open(newcomer.page, '/today');
  const plan = newcomer.page.getByRole('link', {
    name: new RegExp(`^${ru('adaptation:today.plan', { done: '\\d+', total: '\\d+' })}$`),
  });
  const [done = '', total = ''] = (await plan.textContent())?.match(/\d+/g) ?? [];
  const id = /\d+$/.exec((await plan.getAttribute('href')) ?? '')?.[0];
  await open(newcomer.page, '/organization');
  await newcomer.page.getByText(`${done}/${total}`, { exact: true }).waitFor();
  const { page, failures } = await enter('admin');
  for (const [who, address] of [
    [newcomer.page, `/adaptation/${id}`],
    [page, `/adaptation/${id}`],
  ] as const) {
    await open(who, address);
    await who.getByText(ru('adaptation:of', { done, total }), { exact: true }).first().waitFor();
  }
  await open(page, `/employees/${id}/additional`);
  await page.getByText(ru('employees:trial.plan', { done, total })).waitFor();
  expect([...failures, ...newcomer.failures]).toEqual([]);
});

it('the risk of a newcomer is the same on «Сегодня», in the list and on their card, with the same reasons', async () => {
  const { page, failures } = await enter('admin');
  await open(page, '/today');
  const section = page.getByRole('region', { name: ru('adaptation:risk.today') });
  const first = section.getByRole('listitem').first();
  const [level = '', reasons = ''] = (await first.innerText()).split('\n').filter(Boolean).slice(-2);
  const address = (await first.getByRole('link').getAttribute('href')) ?? '';
  expect(reasons).toMatch(/\d/);
  const shown = await section.getByRole('listitem').count();
  await open(page, '/adaptation?isAtRisk=1');
  const count = await found(page);
  expect(shown).toBe(Math.min(count, 5));
  const row = page.getByRole('row').filter({ has: page.locator(`a[href="${address}"]`) });
  await row.getByText(level, { exact: true }).waitFor();
  await row.getByText(reasons, { exact: true }).waitFor();
  await open(page, address.replace('#', ''));
  await page.getByText(level, { exact: true }).waitFor();
  for (const reason of reasons.split(', ')) {
    await page.getByRole('listitem').filter({ hasText: reason }).waitFor();
  }
  expect(failures).toEqual([]);
});

it('the number of people is that of those who work here in the people list, the structure, among required signers and in the roles', async () => {
  await dismissOne(url());
  const { page, failures } = await enter('admin');
  await open(page, '/employees');
  const people = await found(page);
  for (const address of ['/structure/employees', '/structure/positions']) {
    await open(page, address);
    await page.getByRole('treeitem').first().waitFor();
    const rows = await page.getByRole('treeitem').allInnerTexts();
    const sum = rows.reduce((all, row) => all + Number(/(\d+)\s+человек/.exec(row)?.[1] ?? 0), 0);
    expect([address, sum]).toEqual([address, people]);
  }
  for (const address of ['/regulation/subdivision/list', '/roles/purpose-roles']) {
    await open(page, address);
    expect([address, await found(page)]).toEqual([address, people]);
  }
  // They are one filter away, for those who may see who worked here.
  await open(page, '/employees?statuses=dismissed');
  expect(await found(page)).toBe(1);
  expect(failures).toEqual([]);
});

it('the number of open items is the same in an employee’s menu, on «Сегодня» and in their own list; the bell has its items', async () => {
  const visitor = await enter('employee');
  const { page } = visitor;
  const lists = [
    { list: '/regulation/my/list', group: 'regulations:my.group.toSign', entry: 'navigation:regulation' },
    {
      list: '/education/text/my/list',
      group: 'educations:my.group.toSign',
      entry: 'navigation:textEducation',
    },
    // The menu has no number for tests.
    { list: '/tests/my/list', group: 'tests:my.group.toSign', entry: null },
  ];
  const waiting: number[] = [];
  for (const { list, group, entry } of lists) {
    await open(page, list);
    const count = await countOf(page, ru(group));
    if (entry !== null) await eventually(async () => Number(await waitingCount(visitor, entry)), count);
    waiting.push(count);
  }
  expect(waiting).not.toContain(0);
  // «Сегодня» contains open items of every kind, with their names.
  await open(page, '/today');
  for (const [index, kind] of ['assignment_regulation', 'assignment', 'assignment_test'].entries()) {
    const steps = page.getByRole('main').getByText(ru(`adaptation:kind.${kind}`), { exact: true });
    await eventually(() => steps.count(), waiting[index] ?? 0);
  }

  const bell = page.getByRole('button', { name: new RegExp(`^${ru('navigation:bell.none')}`) });
  const unread = numberIn(await bell.textContent());
  expect(unread).toBeGreaterThan(0);
  await bell.click();
  const items = page.getByRole('dialog').getByText(ru('notifications:unread'));
  await eventually(() => items.count(), unread);
  expect(visitor.failures).toEqual([]);
});
