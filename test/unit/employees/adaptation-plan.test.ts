import type { StoredStep } from '@server/modules/adaptation/adaptation.tables';
import {
  afterWorkDays,
  dateOfDay,
  dayOfDate,
  dueOfStep,
  movedDate,
  shiftedDue,
  workDayFrom,
  workDaysBetween,
} from '@server/modules/adaptation/plans/plan-days';
import { forecastOf, progressOf, riskOf } from '@server/modules/adaptation/plans/progress';
import { type PlannedItem, templateEffect } from '@server/modules/adaptation/templates/template-effect';
import { turnOf } from '@server/modules/adaptation/plans/turn.sql';

/** 2026-11-02 is a Monday. */
const calendar = { workDays: [1, 2, 3, 4, 5], holidays: ['2026-11-04'] };

describe('days of a plan', () => {
  it.each([
    [1, '2026-11-02'],
    [2, '2026-11-03'],
    [90, '2027-01-30'],
    [-1, '2026-11-01'],
    [-14, '2026-10-19'],
  ])('day %i of a plan that starts on 2 November is %s, and back', (day, date) => {
    expect(dateOfDay('2026-11-02', day)).toBe(date);
    expect(dayOfDate('2026-11-02', date)).toBe(day);
  });

  it('a due day skips weekends and holidays', () => {
    expect(workDayFrom('2026-11-04', calendar)).toBe('2026-11-05');
    expect(workDayFrom('2026-11-07', calendar)).toBe('2026-11-09');
    expect(workDaysBetween('2026-11-02', '2026-11-08', calendar)).toBe(4);
    expect(afterWorkDays('2026-11-03', 2, calendar)).toBe('2026-11-06');
  });

  it('a calendar without working days ends the search', () => {
    expect(workDayFrom('2026-11-02', { workDays: [], holidays: [] })).toBe('2026-11-02');
  });

  it('shifts of the plan move a new step too, but not one before them', () => {
    const moves = [{ from: '2026-11-10', days: 7, isPause: true, reason: '' }];
    expect(movedDate('2026-11-09', moves)).toBe('2026-11-09');
    expect(movedDate('2026-11-10', moves)).toBe('2026-11-17');
    expect(dueOfStep({ dateStart: '2026-11-02', moves }, 10, calendar)).toBe('2026-11-18');
  });

  it('a backward shift never goes before the minimum', () => {
    expect(shiftedDue('2026-11-20', -30, '2026-11-12', calendar)).toBe('2026-11-12');
    expect(shiftedDue('2026-11-20', 1, '2026-11-12', calendar)).toBe('2026-11-23');
  });
});

describe('progress', () => {
  const span = { dateStart: '2026-11-02', dateEnd: '2026-11-30', asOf: '2026-11-16' };
  const work = (dueOn: string | null, doneOn: string | null, weight = 1) => ({ dueOn, doneOn, weight });

  it('is by weight; steps due today are not expected yet', () => {
    const found = progressOf(
      [
        work('2026-11-03', '2026-11-03', 3),
        work('2026-11-16', null, 1),
        work('2026-11-10', null, 2),
        work(null, null, 4),
      ],
      span,
      calendar,
    );
    expect(found).toMatchObject({ actual: 30, expected: 50, overdueCount: 1 });
    expect(found.points.at(0)).toEqual({ date: '2026-11-02', expected: 0, actual: 0 });
    expect(found.points.find(({ date }) => date === '2026-11-16')).toEqual({
      date: '2026-11-16',
      expected: 50,
      actual: 30,
    });
    expect(found.points.at(-1)).toEqual({ date: '2026-12-01', expected: 100, actual: null });
  });

  it('the risk names its reasons: what is overdue, the gap, the working days without anything done, the delay', () => {
    const works = [
      work('2026-11-03', '2026-11-05', 3),
      work('2026-11-10', null, 2),
      work('2026-11-12', null, 1),
      work('2026-11-20', null, 4),
    ];
    const progress = progressOf(works, span, calendar);
    const facts = { failedCount: 1, lowGradeCount: 0, hasMentor: false };
    expect(riskOf(works, progress, { span, facts, calendar })).toEqual({
      level: 'high',
      points: 14,
      reasons: [
        { kind: 'overdue', count: 2, points: 4 },
        { kind: 'behind', count: 30, points: 4 },
        // 6, 9, 10, 11, 12 and 13 November.
        { kind: 'idle', count: 6, points: 2 },
        { kind: 'failed', count: 1, points: 2 },
        // 7 of weight at 3 in 9 working days take 21 more: until 15 December.
        { kind: 'late', count: 15, points: 1 },
        { kind: 'noMentor', count: 1, points: 1 },
      ],
    });
  });

  it('nothing late: the forecast is the plan’s own last day', () => {
    expect(forecastOf([work('2026-11-03', '2026-11-03'), work('2026-11-25', null)], span, calendar)).toBe(
      '2026-11-25',
    );
  });

  it('late: the forecast uses the pace of two weeks; without any progress there is none', () => {
    const late = [work('2026-11-05', null, 4)];
    expect(forecastOf(late, span, calendar)).toBeNull();
    // 2 in 9 working days (3 to 16 November without the holiday): 4 take 18 more.
    expect(forecastOf([...late, work('2026-11-09', '2026-11-09', 2)], span, calendar)).toBe('2026-12-10');
  });

  it('all done: the last day on which something was done; an empty plan has none', () => {
    expect(forecastOf([work('2026-11-20', '2026-11-11')], span, calendar)).toBe('2026-11-11');
    expect(forecastOf([], span, calendar)).toBeNull();
  });
});

it('a lane without its person falls to the next one', () => {
  const people = { employee: 1, mentor: null, leader: null, hr: 4 };
  expect(turnOf('mentor', people)).toBe(4);
  expect(turnOf('mentor', { ...people, leader: 3 })).toBe(3);
  expect(turnOf('employee', people)).toBe(1);
  expect(turnOf('leader', people)).toBe(4);
  expect(turnOf('leader', { ...people, leader: 3 })).toBe(3);
  expect(turnOf('employee', { ...people, leader: 3 })).toBe(1);
  expect(turnOf('hr', { ...people, hr: null })).toBeNull();
});

describe('an edit of a template', () => {
  const step = (key: string, fields: Partial<StoredStep> = {}): StoredStep => ({
    key,
    day: 10,
    lane: 'employee',
    kind: 'task',
    title: key,
    text: '',
    weight: 1,
    ...fields,
  });
  const adaptation = { id: 7, dateStart: '2026-11-02', moves: [] };
  const item = (id: number, stepKey: string, fields: Partial<PlannedItem> = {}): PlannedItem => ({
    id,
    stepKey,
    doneAt: null,
    isOwn: false,
    dueOn: '2026-11-12',
    ...fields,
  });
  const effect = (before: StoredStep[], after: StoredStep[], items: PlannedItem[]) =>
    templateEffect(before, after, [{ adaptation, items }], calendar, '2026-11-09');

  it('changes open steps, keeps completed or manually changed ones, removes deleted ones', () => {
    const before = [step('a'), step('b'), step('c'), step('d')];
    const after = [step('a', { title: 'А' }), step('b', { title: 'Б' }), step('c', { title: 'В' })];
    const items = [
      item(1, 'a'),
      item(2, 'b', { doneAt: new Date() }),
      item(3, 'c', { isOwn: true }),
      item(4, 'd'),
    ];
    expect(effect(before, after, items)).toMatchObject({
      adaptationIds: [7],
      changed: [{ id: 1, dueOn: '2026-11-12' }],
      removedIds: [4],
      kept: 2,
      added: [],
    });
  });

  it('a step’s new day gives a new date; an unchanged day keeps the shifted date', () => {
    const found = effect(
      [step('a'), step('b')],
      [step('a', { day: 20 }), step('b', { text: 'x' })],
      [item(1, 'a'), item(2, 'b')],
    );
    expect(found.changed.map(({ dueOn }) => dueOn)).toEqual(['2026-11-23', '2026-11-12']);
  });

  it('new steps are added only where their day is in the future, and manually deleted ones do not return', () => {
    const found = effect([step('a')], [step('a'), step('new', { day: 12 }), step('old', { day: 2 })], []);
    expect(found.added.map(({ step: { key } }) => key)).toEqual(['new']);
  });
});
