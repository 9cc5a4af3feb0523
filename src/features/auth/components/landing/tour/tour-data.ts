export const states = ['assigned', 'overdue', 'signed'] as const;
export type TourStateName = (typeof states)[number];

export interface TourDocument {
  key: 'customers' | 'hygiene' | 'till';
  code: string;
  state: TourStateName;
  /** The clause that the new version changed; 0 for none. */
  changed: number;
}

/** Sample data, like everything in the tour; its texts are in tour.json. */
export const documents: readonly [TourDocument, ...TourDocument[]] = [
  { key: 'customers', code: 'Р-001', state: 'assigned', changed: 2 },
  { key: 'hygiene', code: 'Р-003', state: 'overdue', changed: 0 },
  { key: 'till', code: 'Р-005', state: 'signed', changed: 0 },
];

/** Each person's progress on each of the documents. */
export const people: readonly { key: string; documents: readonly TourStateName[] }[] = [
  { key: 'anna', documents: ['signed', 'signed', 'signed'] },
  { key: 'igor', documents: ['assigned', 'signed', 'signed'] },
  { key: 'maria', documents: ['signed', 'signed', 'signed'] },
  { key: 'oleg', documents: ['assigned', 'overdue', 'signed'] },
  { key: 'vera', documents: ['signed', 'signed', 'signed'] },
];

interface TourPosition {
  key: string;
  people: number;
  /** How many of them have signed everything. */
  done: number;
}

export const departments: readonly { key: string; positions: readonly TourPosition[] }[] = [
  {
    key: 'sales',
    positions: [
      { key: 'cashier', people: 12, done: 9 },
      { key: 'barista', people: 6, done: 6 },
    ],
  },
  {
    key: 'production',
    positions: [
      { key: 'baker', people: 14, done: 11 },
      { key: 'confectioner', people: 5, done: 5 },
    ],
  },
  { key: 'delivery', positions: [{ key: 'driver', people: 8, done: 4 }] },
];
