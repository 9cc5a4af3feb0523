import { matchingFirst } from '@src/components/form/filter-options';
import { clampInteger } from '@src/lib/clamp';
import { itemColour, itemColours } from '@domain/item-colour';
import { isShownDate, isStoredDate } from '@domain/calendar';
import { formatDate, parseShownDate, toStoredDate } from '@src/lib/dates';
import { megabytes } from '@domain/file-size';
import { browserLanguage } from '@src/lib/languages';
import { activeOptions, optionName } from '@src/lib/options';
import { reorder } from '@src/lib/order';
import { pageItems } from '@src/lib/pagination';
import { passwordStrength } from '@src/lib/password';
import { captureSecrets, peekSecret, takeSecret } from '@src/lib/route-secrets';
import { contentFile } from '@src/lib/statics';
import { buildTree, descendantIds, flattenTree } from '@domain/tree';
import { truncate } from '@src/lib/truncate';
import { flagParam, idsParam, numberParam, readUrlState, textParam, writeUrlState } from '@src/lib/url-state';
import { videoId } from '@domain/video-id';

describe('dates', () => {
  test.each([
    ['date', '06.09.2026'],
    ['dateTime', '06.09.2026 14:05'],
    ['shortDateTime', '06.09 14:05'],
    ['longDate', '06 сентября 2026'],
    ['time', '14:05:09'],
    ['stored', '2026-09-06'],
  ] as const)('%s', (kind, shown) => {
    expect(formatDate(new Date(2026, 8, 6, 14, 5, 9), kind)).toBe(shown);
  });

  test('the long date in English', () => {
    expect(formatDate('2026-09-06', 'longDate', 'en-us')).toBe('06 September 2026');
  });

  test('an empty or invalid date is empty', () => {
    expect(formatDate(null)).toBe('');
    expect(formatDate('tomorrow')).toBe('');
  });

  test.each([
    ['29.02.2028', '2028-02-29'],
    ['29.02.2027', null],
    ['31.04.2026', null],
    ['1.1.2026', null],
    ['2026-01-01', null],
  ])('%s is stored as %s', (typed, stored) => expect(toStoredDate(typed)).toBe(stored));

  test.each([
    ['28.02.2026', true],
    ['29.02.2024', true],
    ['29.02.2026', false],
    ['32.01.2026', false],
    ['00.01.2026', false],
    ['01.13.2026', false],
    ['31.12.0999', true],
    ['1.1.2026', false],
    ['', false],
  ])('%j is shown in the calendar as: %s', (text, stands) => {
    expect(isShownDate(text)).toBe(stands);
    expect(isStoredDate(text.split('.').reverse().join('-'))).toBe(stands);
    expect(parseShownDate(text) !== null).toBe(stands);
  });
});

describe('trees', () => {
  const items = [
    { id: 3, parentId: 1, name: 'в' },
    { id: 1, parentId: null, name: 'а' },
    { id: 2, parentId: 1, name: 'б' },
    { id: 4, parentId: 99, name: 'без родителя' },
  ];

  test('children are under their parents, sorted by id', () => {
    const [first, orphan] = buildTree(items);
    expect(first?.items.map(({ id }) => id)).toEqual([2, 3]);
    expect(orphan?.id).toBe(4);
  });

  test('another order is supported', () => {
    const [first] = buildTree(items, (a, b) => b.name.localeCompare(a.name, 'ru'));
    expect(first?.id).toBe(4);
  });

  test('a cycle loses no item', () => {
    const looped = buildTree([
      { id: 1, parentId: 2 },
      { id: 2, parentId: 1 },
    ]);
    expect(
      flattenTree(looped)
        .map(({ node }) => node.id)
        .sort(),
    ).toEqual([1, 2]);
  });

  test('collapsed nodes hide their children, and depth is counted', () => {
    const tree = buildTree(items);
    expect(flattenTree(tree, () => false).map(({ node }) => node.id)).toEqual([1, 4]);
    expect(flattenTree(tree).find(({ node }) => node.id === 3)?.depth).toBe(1);
  });

  test('descendants exclude the item itself', () => {
    expect([...descendantIds(items, 1)].sort()).toEqual([2, 3]);
    expect(descendantIds(items, 4).size).toBe(0);
  });
});

describe('reordering by drag and drop', () => {
  const items = [
    { id: 10, order: 1 },
    { id: 11, order: 2 },
    { id: 12, order: 3 },
    { id: 13, order: 4 },
  ];

  test('returns the old order, the new order, and only the changes', () => {
    const moved = reorder(items, 13, 11);
    expect(moved).toMatchObject({ oldOrder: 4, newOrder: 2 });
    expect([...(moved?.orders ?? [])]).toEqual([
      [13, 2],
      [11, 3],
      [12, 4],
    ]);
  });

  test('moves downwards', () => {
    expect([...(reorder(items, 10, 12)?.orders ?? [])]).toEqual([
      [11, 1],
      [12, 2],
      [10, 3],
    ]);
  });

  test('nothing moves onto itself or onto a missing item', () => {
    expect(reorder(items, 10, 10)).toBeNull();
    expect(reorder(items, 10, 99)).toBeNull();
  });
});

describe('pagination', () => {
  const shown = (page: number, count: number) =>
    pageItems(page, count)
      .map((item) => (item.kind === 'page' ? String(item.page) : `…${item.target}`))
      .join(' ');

  test.each([
    [1, 0, ''],
    [1, 1, '1'],
    [1, 2, '1 2'],
    [1, 4, '1 2 3 4'],
    [1, 10, '1 2 3 …3 10'],
    [5, 10, '1 …3 5 6 …7 10'],
    [9, 10, '1 …7 8 9 10'],
    [10, 10, '1 …8 8 9 10'],
    [99, 3, '1 2 3'],
  ])('page %s of %s: %s', (page, count, expected) => expect(shown(page, count)).toBe(expected));
});

describe('small helpers', () => {
  test.each([
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
    ['https://www.youtube.com/watch?list=1&v=dQw4w9WgXcQ&t=3', 'dQw4w9WgXcQ'],
    ['youtu.be/dQw4w9WgXcQ?si=x', 'dQw4w9WgXcQ'],
    ['https://youtu.be/short', null],
    ['https://www.youtube.com/dQw4w9WgXcQ', null],
    ['https://evil.example/watch?v=dQw4w9WgXcQ', null],
  ])('the video of %s is %s', (url, id) =>
    expect(videoId(url, { watchUrl: 'https://www.youtube.com/watch', shortUrl: 'https://youtu.be/' })).toBe(
      id,
    ),
  );

  test.each([
    [3145728, 'ru', '3,00'],
    [2464153, 'ru', '2,35'],
    [2464153, 'en-us', '2.35'],
  ])('%s bytes in %s', (bytes, lang, expected) => expect(megabytes(bytes, lang)).toBe(expected));

  test('the color is id mod 5; black exists but is unreachable', () => {
    expect([1, 2, 3, 4, 5, 6].map(itemColour)).toEqual(['blue', 'orange', 'purple', 'brown', 'none', 'blue']);
    expect(itemColours).toContain('black');
  });

  test('a text is cut with three dots, not through a character', () => {
    expect(truncate('Регламент', 20)).toBe('Регламент');
    expect(truncate('Регламент работы', 12)).toBe('Регламент...');
    expect(truncate('👍👍👍👍👍', 4)).toBe('👍...');
  });

  test('numbers are clamped to integers', () => {
    expect(clampInteger(40000, 0, 32767)).toBe(32767);
    expect(clampInteger(-3, 0)).toBe(0);
    expect(clampInteger(2.6)).toBe(3);
    expect(clampInteger(NaN, 5)).toBe(5);
  });

  test('a typed text finds the exact name first, then names that begin with it, then names with a word that does', () => {
    const names = ['Отдел 4.1 (Филиал 4)', 'Нефилиал 4', 'Склад филиал 4', 'Филиал 42', 'филиал 4', 'Ёлки'];
    const options = names.map((name, id) => ({ id, name }));
    const found = (inputValue: string) =>
      matchingFirst(options, { inputValue, getOptionLabel: ({ name }) => name }).map(({ name }) => name);
    expect(found(' Филиал 4')).toEqual([
      ...['филиал 4', 'Филиал 42', 'Отдел 4.1 (Филиал 4)', 'Склад филиал 4', 'Нефилиал 4'],
    ]);
    expect(found('елки')).toEqual(['Ёлки']);
    expect(found('')).toEqual(names);
  });

  test('archived options are labeled, and are offered only while selected', () => {
    const items = [
      { id: 1, name: 'Кассир', isArchive: true },
      { id: 2, name: 'Повар', isArchive: false },
    ];
    expect(optionName({ id: 1, name: 'Кассир', isArchive: true }, 'архив')).toBe('Кассир [архив]');
    expect(activeOptions(items).map(({ id }) => id)).toEqual([2]);
    expect(activeOptions(items, [1]).map(({ id }) => id)).toEqual([1, 2]);
  });

  test('the browser’s language is used when supported, otherwise Russian', () => {
    expect(browserLanguage(['en-GB', 'ru'])).toBe('en-us');
    expect(browserLanguage(['de', 'ru-RU'])).toBe('ru');
    expect(browserLanguage(['de'])).toBe('ru');
  });

  test('pictures use their thumbnail, other files the original', () => {
    const details = { path: 'a/big.png', size: 900, formats: { _150x150: { path: 'a/150.png', size: 9 } } };
    expect(contentFile({ type: 'logo', details })).toEqual({ url: '/statics/a/150.png', size: 9 });
    expect(contentFile({ type: 'other', details })).toEqual({ url: '/statics/a/big.png', size: 900 });
  });

  test('a password of one kind is weaker than a long mixed one', () => {
    expect(passwordStrength('')).toBe(0);
    expect(passwordStrength('aaaaaaaa')).toBe(1);
    expect(passwordStrength('korabli7')).toBe(2);
    expect(passwordStrength('Korabl-7-v-more')).toBe(4);
  });
});

describe('tokens and codes in the route', () => {
  test('are removed from the address and returned once', () => {
    const clean = captureSecrets('#/lending?accessToken=abc&userId=5&ref=3');
    expect(clean).toBe('#/lending?ref=3');
    expect(peekSecret('accessToken')).toBe('abc');
    expect(takeSecret('accessToken')).toBe('abc');
    expect(takeSecret('accessToken')).toBeNull();
    expect(takeSecret('userId')).toBe('5');
  });

  test('do not survive a reload of the tab, except the code of a recovery', async () => {
    captureSecrets('#/profile?resetPasswordCode=123&accessToken=abc');
    jest.resetModules();
    const reloaded = await import('@src/lib/route-secrets');
    expect(reloaded.peekSecret('accessToken')).toBeNull();
    expect(reloaded.takeSecret('resetPasswordCode')).toBe('123');
    expect(reloaded.peekSecret('resetPasswordCode')).toBeNull();
    takeSecret('accessToken');
  });

  test('are not changed in a route without them', () => {
    expect(captureSecrets('#/regulation/my/list?search=%D0%B0')).toBe('#/regulation/my/list?search=%D0%B0');
    expect(captureSecrets('#/lending')).toBe('#/lending');
  });
});

describe('state in the address', () => {
  const codecs = { search: textParam(), page: numberParam(1), isArchive: flagParam(), ids: idsParam() };

  test('is read, with initial values for missing or invalid ones', () => {
    const state = readUrlState(codecs, new URLSearchParams('page=x&isArchive=1&ids=3,a,5'));
    expect(state).toEqual({ search: '', page: 1, isArchive: true, ids: [3, 5] });
  });

  test('is written without initial values, and keeps other parameters', () => {
    const next = writeUrlState(codecs, new URLSearchParams('page=2&panel=7'), { page: 1, search: 'касса' });
    expect(next.toString()).toBe(new URLSearchParams({ panel: '7', search: 'касса' }).toString());
  });
});
