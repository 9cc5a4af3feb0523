import type { Page } from 'playwright-core';
import { withClient } from '@server/db/client';
import { ownerUrlOf } from '@test/helpers/built-app';
import { ru } from '../../support/texts';
import { fill, press } from '../forms';
import { type Cast, open } from './cast';
import { entry } from './clients';
import { REPORT } from './insight';

/** Where the tokens of the write-off came to, and those of the operations after it. */
async function tokenMoves({ nodes }: Cast): Promise<string[]> {
  return withClient(await ownerUrlOf(nodes.app), 'test', async (client) => {
    const { rows } = await client.query<{ move: string }>(
      `select concat_ws(' ', o.kind, l.account, l.amount) as move from ledger_line l
       join ledger_operation o on o.organization_id = l.organization_id and o.id = l.operation_id
       join organization c on c.id = o.organization_id and c.name = 'Тёплый хлеб'
       where l.amount > 0 and l.currency in ('token', 'tokenGranted') and o.id >= (
         select max(w.id) from ledger_operation w where w.organization_id = c.id and w.kind = 'writeOff')
       order by o.id`,
    );
    return rows.map(({ move }) => move);
  });
}

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
  // Without a reload: the write-off itself stays as it was, and what was returned is told beside it.
  await receipt.getByText(ru('payment:writeOffs.state.returned'), { exact: true }).first().waitFor();
  await receipt.getByText(ru('payment:dispute.accepted', { count: 40 })).waitFor();
  await receipt.getByText('Проверили, вы правы').waitFor();
  expect(await tokenMoves(cast)).toEqual(['writeOff used 40', 'refund tokens 40']);
  await open(cast, director, '/payment/tokens');
  await page.getByTestId('tokens').getByText(tokens(100)).waitFor();
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
