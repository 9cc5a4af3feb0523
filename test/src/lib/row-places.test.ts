import { rowPlaces } from '@src/lib/row-places';

const none: ReadonlyMap<number, number> = new Map();
const higher = new Map([
  [5, 30],
  [2, 10],
]);

test('rows of one height follow each other', () => {
  const places = rowPlaces(50, 100, none);
  expect([places.topOf(3), places.heightOf(3), places.total]).toEqual([150, 50, 5_000]);
  expect(places.between(0, 200)).toEqual({ first: 0, end: 4 });
  expect(places.between(101, 300, 2)).toEqual({ first: 0, end: 8 });
  expect(places.between(-Infinity, -Infinity, 3)).toEqual({ first: 0, end: 0 });
  expect(places.between(99_999, 100_999, 3)).toEqual({ first: 99, end: 100 });
  expect(rowPlaces(50, 0, none).between(0, 200, 3)).toEqual({ first: 0, end: 0 });
});

test('a higher row moves all rows below it', () => {
  const places = rowPlaces(50, 10, higher);
  expect([0, 2, 3, 5, 6].map(places.topOf)).toEqual([0, 100, 160, 260, 340]);
  expect([places.heightOf(2), places.heightOf(3), places.total]).toEqual([60, 50, 540]);
  expect([155, 160, 339, 340].map(places.rowAt)).toEqual([2, 3, 5, 6]);
  expect(places.between(165, 341)).toEqual({ first: 3, end: 7 });
});

test('a higher row that is no longer in the list does not count', () => {
  expect(rowPlaces(50, 3, higher).total).toBe(160);
});
