import { offsetShowing, spanInBlocks, spanInView } from '@src/lib/span';

const list = { size: 440, unit: 44, count: 2_000 };

test('of a long list the items that touch the view are rendered, and a few beyond both edges', () => {
  expect(spanInView({ ...list, offset: 0 })).toEqual({ first: 0, end: 10 });
  expect(spanInView({ ...list, offset: 1 })).toEqual({ first: 0, end: 11 });
  expect(spanInView({ ...list, offset: 44 })).toEqual({ first: 1, end: 11 });
  expect(spanInView({ ...list, offset: 4_400 }, 3)).toEqual({ first: 97, end: 113 });
  expect(spanInView({ ...list, offset: 0 }, 3)).toEqual({ first: 0, end: 13 });
  expect(spanInView({ ...list, offset: 87_700 }, 3)).toEqual({ first: 1_990, end: 2_000 });
});

test('a view outside of the list, before it is measured, or of an empty list has a valid range', () => {
  expect(spanInView({ ...list, offset: -9_000 }, 3)).toEqual({ first: 0, end: 0 });
  expect(spanInView({ ...list, offset: -Infinity })).toEqual({ first: 0, end: 0 });
  expect(spanInView({ ...list, offset: 999_999 }, 3)).toEqual({ first: 1_999, end: 2_000 });
  expect(spanInView({ ...list, offset: 880, size: -100 })).toEqual({ first: 18, end: 18 });
  expect(spanInView({ ...list, offset: 0, count: 0 }, 3)).toEqual({ first: 0, end: 0 });
});

test('data is requested by whole blocks, and a step of the keyboard scrolls only as far as necessary', () => {
  expect(spanInBlocks({ first: 28, end: 45 }, 30, 50)).toEqual({ first: 0, end: 50 });
  expect(offsetShowing(20, { offset: 0, size: 440, unit: 44 })).toBe(484);
  expect(offsetShowing(3, { offset: 440, size: 440, unit: 44 })).toBe(132);
  expect(offsetShowing(12, { offset: 440, size: 440, unit: 44 })).toBe(440);
});
