import { downloadedCode, downloadedText } from '../../support/files/pdf';
import { ru } from '../../support/texts';
import { fill, press } from '../forms';
import { sum } from '../paying';
import { type Cast, daysLater, open, passTo, rowOf, visitorsOf } from './cast';
import { bonusOnHold } from './referring';

/** The invoice as a PDF: number, sum in words, tax, and the QR code that a bank reads. */
async function requestInvoice(cast: Cast): Promise<void> {
  const { page } = cast.olga;
  await open(cast, cast.olga, '/payment/balance');
  await press(page, ru('payment:invoice.title'));
  const dialog = page.getByRole('dialog', { name: ru('payment:invoice.title') });
  await fill(dialog, /Сумма/, '24000');
  const { text, code } = await downloadedCode(
    page,
    dialog.getByRole('button', { name: ru('payment:invoice.submit') }),
  );
  for (const part of ['Счёт', '№ 1', 'Двадцать четыре тысячи рублей']) expect(text).toContain(part);
  expect(text).toMatch(/В том числе НДС 22\s%: 4\s327,87/);
  expect(code).toMatch(/^ST00012\|.*Sum=2400000/);
}

/** The provider enters the bank transfer of the invoice. */
async function enterPayment(cast: Cast): Promise<void> {
  const { provider } = cast;
  await open(cast, provider, '/back-office/documents');
  const invoice = rowOf(provider, ru('office:tab.documents'), 'Ромашка');
  await invoice.getByRole('button', { name: new RegExp(`^${ru('office:documents.pay')}`) }).click();
  const paying = provider.page.getByRole('dialog', { name: /^Платёж по счёту № 1/ });
  await fill(paying, ru('office:documents.order'), '771');
  await press(paying, ru('office:documents.pay'));
  await provider.page.getByText(sum('Платёж проведён: 24 000 ₽')).waitFor();
}

/** The last day of the paid month, as the history of operations names it. */
async function lastPaidDay({ olga: { page } }: Cast): Promise<Date> {
  const text = await page
    .getByRole('table', { name: ru('payment:history.title') })
    .getByText(/^с \d{2}\.\d{2}\.\d{4} по \d{2}\.\d{2}\.\d{4}/)
    .first()
    .innerText();
  const [, day, month, year] = /по (\d{2})\.(\d{2})\.(\d{4})/.exec(text) ?? [];
  return new Date(`${year}-${month}-${day}T20:00:00Z`);
}

/** Step 6: an invoice as a PDF; the provider enters its payment; at the end of the paid month the act follows. */
export async function payInvoice(cast: Cast): Promise<void> {
  const { olga, nodes } = cast;
  const { page } = olga;
  await requestInvoice(cast);
  await enterPayment(cast);
  await page.getByTestId('balance').getByText(sum('^25 100 ₽$')).waitFor();
  await bonusOnHold(cast);
  const monthEnd = await lastPaidDay(cast);
  await open(cast, olga, '/payment/documents');
  const documentOf = (type: string) =>
    rowOf(olga, ru('payment:tab.documents'), ru(`payment:documents.${type}`));
  await documentOf('invoice').getByText(ru('payment:documents.state.paid')).waitFor();

  // Everybody comes back meanwhile: a session ends after thirty days without its person.
  await passTo(cast, daysLater(nodes.clock.now(), 20));
  for (const visitor of visitorsOf(cast)) await visitor.page.reload();
  await documentOf('invoice').waitFor();
  // On the last evening of the month there is no act yet; it follows when the month is over.
  await passTo(cast, monthEnd, 'settleSubscriptions', 'issueActs');
  expect(await documentOf('act').count()).toBe(0);
  await passTo(cast, daysLater(monthEnd, 1), 'settleSubscriptions', 'issueActs');
  await documentOf('act').getByText(sum('3 900 ₽')).waitFor();
  const act = await downloadedText(
    page,
    documentOf('act').getByRole('button', { name: ru('payment:documents.pdf') }),
  );
  for (const part of ['Акт', 'Три тысячи девятьсот рублей']) expect(act).toContain(part);
}
