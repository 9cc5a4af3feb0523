import type { Page } from 'playwright-core';
import { withClient } from '@server/db/client';
import { ownerUrlOf } from '@test/helpers/built-app';
import { ru } from '../../support/texts';
import { fill, press } from '../forms';
import { dayFrom } from '../statistics';
import { type Cast, open, rowOf } from './cast';
import { REPORT } from './insight';

const tokens = (count: number) => ru('payment:tokens.count', { count });

/** Step 7, its first half: a write-off is disputed, the provider agrees, and a new line returns the tokens. */
export async function disputeWriteOff(cast: Cast): Promise<void> {
  const { director, provider } = cast;
  const { page } = director;
  await open(cast, director, '/payment/transaction');
  await page
    .getByRole('button', { name: /^Чек № \d+$/ })
    .first()
    .click();
  const receipt = page.getByRole('dialog', { name: /^Чек № \d+$/ });
  await press(receipt, ru('payment:dispute.do'));
  const asked = page.getByRole('dialog', { name: ru('payment:dispute.title', { name: REPORT }) });
  await fill(asked, ru('payment:dispute.reason'), 'Отчёт пустой');
  await press(asked, ru('payment:dispute.do'));
  await page.getByText(ru('payment:dispute.waiting')).waitFor();

  await open(cast, provider, '/back-office/account');
  await press(provider.page, ru('office:disputes.acceptOf', { name: REPORT }));
  const dialog = provider.page.getByRole('dialog', {
    name: ru('office:disputes.acceptTitle', { name: REPORT }),
  });
  await fill(dialog, ru('office:disputes.answer'), 'Проверили, вы правы');
  await press(dialog, ru('office:disputes.accept'));
  await receipt.getByText(ru('payment:writeOffs.state.returned'), { exact: true }).first().waitFor();
  await open(cast, director, '/payment/tokens');
  await page.getByTestId('tokens').getByText(tokens(100)).waitFor();
}

const clients = (page: Page) => page.getByRole('region', { name: ru('office:clients') });
export const entry = (page: Page, name: string) => clients(page).getByRole('button', { name }).first();
const tabs = (page: Page) => page.getByRole('navigation', { name: ru('office:title') });
const TABS = ['main', 'account', 'documents', 'refs', 'cabinet', 'alert'] as const;
const REASON = 'Нет договора';

async function chooseStatus(page: Page, status: '0' | '3'): Promise<void> {
  await page.getByRole('combobox', { name: ru('office:filter.status') }).click();
  await page.getByRole('option', { name: ru(`office:status.${status}`), exact: true }).click();
}

/** Step 8: the client is found, every tab opens, it is suspended and resumed, and receives a message. */
export async function manageClients(cast: Cast): Promise<void> {
  const { nodes } = cast;
  const { page } = cast.provider;
  await open(cast, cast.provider, '/back-office');
  await page.getByRole('heading', { name: ru('office:fleet.title') }).waitFor();
  await chooseStatus(page, '3');
  await page.getByText(ru('office:filter.selected', { count: 1 })).waitFor();
  await chooseStatus(page, '0');
  await page.getByText(ru('office:filter.selected', { count: 3 })).waitFor();
  const from = page.getByRole('group', { name: ru('office:filter.from') });
  await from.getByRole('spinbutton').first().click();
  await page.keyboard.type(dayFrom(nodes.clock.now(), -90).typed);
  await page.getByPlaceholder(ru('office:search')).fill('ромашк');
  await page.getByText(ru('office:filter.selected', { count: 1 })).waitFor();
  await entry(page, 'Ромашка').click();
  for (const tab of TABS) {
    await tabs(page)
      .getByRole('link', { name: ru(`office:tab.${tab}`) })
      .click();
    await page.waitForURL(new RegExp(`#/back-office/${tab}`));
    await page.getByRole('main').getByRole('heading').first().waitFor();
  }
  await suspendAndResume(cast);
  await sendMessage(cast);
}

async function suspendAndResume({ provider: { page }, ivan }: Cast): Promise<void> {
  await tabs(page)
    .getByRole('link', { name: ru('office:tab.account') })
    .click();
  await page.getByRole('button', { name: ru('office:suspend.do') }).click();
  const dialog = page.getByRole('dialog');
  await fill(dialog, ru('office:suspend.reason'), REASON);
  await press(dialog, ru('office:suspend.do'));
  await ivan.page.getByText(REASON).first().waitFor();
  await press(page, ru('office:suspend.resume'));
  await page.getByRole('button', { name: ru('office:suspend.do') }).waitFor();
}

const MESSAGE = 'В субботу с 22:00 до 23:00 кабинет будет недоступен';

/** To the segment that the filters on the left select; its delivery is counted. */
async function sendMessage({ provider, olga, nodes }: Cast): Promise<void> {
  const { page } = provider;
  await olga.page.goto(`${nodes.url}/#/employees`);
  await olga.page.reload();
  await olga.page.getByRole('heading', { level: 1 }).waitFor();
  await tabs(page)
    .getByRole('link', { name: ru('office:tab.alert') })
    .click();
  await press(page, ru('office:alert.create'));
  const dialog = page.getByRole('dialog', { name: ru('office:alert.create') });
  await dialog.getByRole('combobox', { name: ru('office:alert.audience') }).click();
  await page.getByRole('option', { name: ru('office:alert.to.filter') }).click();
  await dialog.getByText(/^Получат: 1 организация, 2 сотрудника/).waitFor();
  await fill(dialog, ru('office:alert.messageRu'), MESSAGE);
  await press(dialog, ru('common:action.send'));
  const shown = olga.page.getByRole('status').filter({ hasText: MESSAGE });
  await shown.getByRole('button', { name: ru('common:action.close') }).click();
  await shown.waitFor({ state: 'detached' });
  await page.reload();
  const row = rowOf(provider, ru('office:alert.list'), MESSAGE);
  await row.waitFor();
  const cells = await row.getByRole('cell').allInnerTexts();
  expect(cells[4]).toBe('1');
}

const checkBox = (page: Page) => page.getByRole('region', { name: ru('office:ledger.title') });

/** Step 10: the ledger is whole; after one kopeck was changed in the database, its line is named. */
export async function checkLedger(cast: Cast): Promise<void> {
  const { provider, nodes } = cast;
  const { page } = provider;
  await open(cast, provider, '/back-office/account');
  await entry(page, 'Ромашка').click();
  await press(checkBox(page), ru('office:ledger.check'));
  await checkBox(page).getByText(ru('office:ledger.whole')).waitFor();
  const { id, number } = await changeOneKopeck(await ownerUrlOf(nodes.app));
  await press(checkBox(page), ru('office:ledger.check'));
  await checkBox(page).getByText(ru('office:ledger.broken')).waitFor();
  await checkBox(page)
    .getByText(new RegExp(`Операция № ${id}, .*пополнение, строка ${number}, .*строка изменена`))
    .waitFor();
}

/** What only the owner of the database can do, after removing the table's own protection. */
async function changeOneKopeck(ownerUrl: string): Promise<{ id: string; number: number }> {
  return withClient(ownerUrl, 'forger', async (client) => {
    await client.query('alter table ledger_line disable trigger append_only');
    const { rows } = await client.query<{ id: string; number: number }>(
      `update ledger_line l set amount = l.amount + 1
       from ledger_operation o
       where o.organization_id = l.organization_id and o.id = l.operation_id and l.account = 'balance' and o.id = (
         select min(p.id) from ledger_operation p join organization c on c.id = p.organization_id and c.name = 'Ромашка'
         where p.kind = 'topUp')
       returning l.operation_id::text as id, l.number`,
    );
    await client.query('alter table ledger_line enable trigger append_only');
    const [row] = rows;
    if (!row) throw new Error('no line was changed');
    return row;
  });
}
