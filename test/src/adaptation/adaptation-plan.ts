import type { Entry, Plan } from '@src/features/adaptation/lib/plan';

export const leader = { id: 2, nameFull: 'Никита Козлов', avatar: null };

/** A step of the leader, for their own newcomer. */
export function planEntry(id: number, fields: Partial<Entry> = {}): Entry {
  const title = fields.title ?? `Шаг ${id}`;
  return {
    key: `item:${id}`,
    item: {
      id,
      userId: 1,
      lane: 'leader',
      kind: 'task',
      title,
      text: '',
      criterion: '',
      weight: 1,
      dueOn: '2026-11-10',
      doneAt: null,
      grade: null,
      comment: '',
      updatedAt: '2026-11-01T00:00:00Z',
    },
    objectType: null,
    lane: 'leader',
    title,
    route: null,
    day: 9,
    dueOn: '2026-11-10',
    weight: 1,
    isOverdue: false,
    doneAt: null,
    doneBy: null,
    turn: leader,
    canMark: true,
    canEdit: false,
    ...fields,
  };
}

/** A plan of ninety days, today being the ninth. */
export const plan: Plan = {
  id: 7,
  template: null,
  dateStart: '2026-11-02',
  dateEnd: '2027-01-31',
  status: 'active',
  result: null,
  decidedBy: null,
  decidedAt: null,
  comment: '',
  pausedFrom: null,
  pauseReason: '',
  day: 9,
  days: 90,
  lanes: [{ lane: 'leader', isStandIn: false, person: leader }],
  entries: [],
  progress: {
    count: { done: 0, total: 0 },
    actual: 0,
    expected: 0,
    risk: { level: 'low', points: 0, reasons: [] },
    overdueCount: 0,
    forecast: null,
    points: [],
  },
  moves: [],
  updatedAt: '2026-11-01T00:00:00Z',
};
