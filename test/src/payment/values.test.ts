import i18next from 'i18next';
import { loadTranslations, startI18n } from '@src/lib/i18n';
import { tariffPrice, tariffSum } from '@src/features/payment/lib/tariff-price';
import { tokenLimitInput } from '@src/features/payment/lib/token-limit';
import { firstSum } from '@src/features/payment/lib/top-up';

/** What the forms of payment send and offer, without their pages. */

beforeAll(async () => {
  await startI18n('ru');
  await loadTranslations(['payment']);
});
const plain = (text: string) => text.replaceAll(/\s/g, ' ');

test('a limit of tokens has one target, whatever was chosen before', () => {
  const values = { subdivisionId: 3, userId: 5, action: '', tokens: '40', kind: 'hard', warnPercent: '' };
  expect(tokenLimitInput({ ...values, target: 'subdivision' })).toEqual({
    ...{ subdivisionId: 3, userId: null, action: null, tokens: 40, isSoft: false, warnPercent: null },
  });
  expect(tokenLimitInput({ ...values, target: 'person' })).toMatchObject({ subdivisionId: null, userId: 5 });
  expect(tokenLimitInput({ ...values, target: 'organization', action: 'reportSnapshot' })).toEqual({
    ...{
      subdivisionId: null,
      userId: null,
      action: 'reportSnapshot',
      tokens: 40,
      isSoft: false,
      warnPercent: null,
    },
  });
});

test('the first sum of a top-up covers what is missing, in whole roubles', () => {
  expect(firstSum('123401')).toBe('1235');
  expect(firstSum('123400')).toBe('1234');
  // Nothing is missing, or less than can be paid.
  expect([firstSum('0'), firstSum('1')]).toEqual(['5000', '5000']);
});

test('a tariff with a price of the month says so; without one it begins with free people', () => {
  const t = i18next.getFixedT('ru', 'payment');
  const tariff = {
    ...{ code: 'a', name: 'А', isSample: false },
    ...{ monthPrice: '0', freeEmployees: 10, employeePrice: '19000' },
  };
  const monthly = { ...tariff, monthPrice: '500000' };
  expect(plain(tariffPrice(tariff, t, 'ru'))).toBe('До 10 человек бесплатно, далее 190 ₽ за каждого в месяц');
  expect(plain(tariffPrice(monthly, t, 'ru'))).toBe('5 000 ₽ в месяц до 10 человек, далее 190 ₽ за каждого');
  expect(plain(tariffSum(tariff, 12, t, 'ru'))).toBe('2 человека сверх бесплатных × 190 ₽');
  expect(plain(tariffSum(monthly, 12, t, 'ru'))).toBe('5 000 ₽ + 2 человека сверх бесплатных × 190 ₽');
  expect(plain(tariffSum(monthly, 9, t, 'ru'))).toBe('В тариф входит до 10 человек');
});
