import { balanceLastsUntil, nextChargeDay } from '@domain/billing-days';

it('the 31st becomes the last day of shorter months, and the 31st again after them', () => {
  const days = ['2027-12-31'];
  for (let month = 0; month < 5; month += 1) days.push(nextChargeDay(days.at(-1) ?? '', 31));
  expect(days).toEqual(['2027-12-31', '2028-01-31', '2028-02-29', '2028-03-31', '2028-04-30', '2028-05-31']);
  expect(nextChargeDay('2027-01-31', 31)).toBe('2027-02-28');
  expect(nextChargeDay('2027-02-28', 29)).toBe('2027-03-29');
  expect(nextChargeDay('2026-12-05', 5)).toBe('2027-01-05');
});

it('a balance lasts for as many charges as it covers', () => {
  const charge = { on: '2027-01-31', amount: 1_000n, anchorDay: 31 };
  expect(balanceLastsUntil(999n, charge)).toBe('2027-01-31');
  expect(balanceLastsUntil(1_000n, charge)).toBe('2027-02-28');
  expect(balanceLastsUntil(2_999n, charge)).toBe('2027-03-31');
  expect(balanceLastsUntil(5n, { ...charge, amount: 0n })).toBeNull();
});
