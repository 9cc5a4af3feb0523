import { invoiceNumberOf, readStatement } from '@domain/bank-statement';
import { bankStatement } from '@test/helpers/payment/bank-statement';

/** A bank statement in the format 1CClientBankExchange. */

it('a transfer contains its number, day, amount, payer, payee and purpose', () => {
  expect(
    readStatement(bankStatement([{ number: '15', sum: '1234.5', purpose: 'Счёт № 3 = аванс' }])),
  ).toEqual([
    {
      number: '15',
      paidOn: '2027-03-01',
      amount: 123_450n,
      payerName: 'ООО «Ромашка»',
      payerInn: '5036045205',
      receiverInn: '7707083893',
      receiverAccount: '40702810000000000099',
      // Only the first equals sign separates the name from the value.
      purpose: 'Счёт № 3 = аванс',
    },
  ]);
});

it('it is read with any line endings, with the UTF-8 mark or without', () => {
  const text = bankStatement([{}, { number: '2' }]);
  for (const item of [text, text.replaceAll('\r\n', '\n'), text.replaceAll('\r\n', '\r'), `\uFEFF${text}`])
    expect(readStatement(item)?.map(({ number }) => number)).toEqual(['101', '2']);
});

it('the day of receipt takes precedence over the day of writing', () => {
  const text = bankStatement([{ day: '05.03.2027' }]).replace('\nДата=05.03.2027', '\nДата=01.03.2027');
  expect(readStatement(text)).toMatchObject([{ paidOn: '2027-03-05' }]);
  expect(readStatement(text.replace('ДатаПоступило=05.03.2027', 'ДатаПоступило='))).toMatchObject([
    { paidOn: '2027-03-01' },
  ]);
});

it.each([
  ['a sum below zero', { sum: '-5.00' }],
  ['no sum', { sum: '' }],
  ['nothing', { sum: '0.00' }],
  ['a sum with an exponent', { sum: '1e3' }],
  ['no number', { number: '' }],
  ['no day', { day: '' }],
  ['a day of another kind', { day: '2027-03-01' }],
])('a transfer with %s is skipped, the rest stays', (_what, wrong) => {
  expect(readStatement(bankStatement([wrong, { number: '2' }]))).toMatchObject([{ number: '2' }]);
});

it('a truncated document is invalid, and an invalid statement is distinguished from an empty one', () => {
  const text = bankStatement([{}]);
  expect(readStatement(text.slice(0, text.indexOf('КонецДокумента')))).toEqual([]);
  expect(readStatement('1CClientBankExchange')).toEqual([]);
  for (const other of ['', 'Номер=1', ' \n1CClientBankExchange', '<html>'])
    expect(readStatement(other)).toBeNull();
});

it.each([
  ['Оплата по счёту № 15 от 01.03.2027', 15],
  ['оплата по счету №15', 15],
  ['Счет на оплату № 7, НДС не облагается', 7],
  ['СЧЕТ N 12', 12],
  ['счёт  №   9', 9],
  ['По счету 10 за доступ', 10],
  ['Invoice No. 4', 4],
  ['invoice #4', 4],
  ['По договору № 15 от 01.03.2027', null],
  ['На расчётный счёт 40702810938000000001', null],
  ['За доступ к кабинету', null],
  ['', null],
])('«%s» names invoice %s', (purpose, number) => {
  expect(invoiceNumberOf(purpose)).toBe(number);
});
