import { fireEvent, screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { dateAt, dayAt, dayRange, entriesOn, shownOffset } from '@src/features/adaptation/lib/plan-on-day';
import { planDays, todayPlace } from '@src/features/adaptation/lib/plan';
import { PlanPage } from '@src/features/adaptation/pages/PlanPage';
import { openPageWire, showPart } from '@test/helpers/page/page-wire';
import { plan, planEntry as entry } from './adaptation-plan';

const steps = [
  entry(1, { dueOn: '2026-10-31', day: -2, doneAt: '2026-11-04T09:00:00Z' }),
  entry(2, { dueOn: '2026-11-02', day: 1 }),
  entry(3, { dueOn: '2026-11-10', day: 9 }),
  entry(4, { dueOn: null, day: null }),
];
const ofSteps = { ...plan, entries: steps };
const keysOn = (date: string) => entriesOn(steps, date).map(({ key }) => key);

test('the days of a plan are in their order, and steps without a day come last', () => {
  const days = planDays(steps);
  for (const found of [days, planDays([...steps].reverse())])
    expect(found.map(({ dueOn }) => dueOn)).toEqual(['2026-10-31', '2026-11-02', '2026-11-10', null]);
  expect([todayPlace(days, '2026-11-02'), todayPlace(days, '2026-12-01')]).toEqual([1, 3]);
  expect(todayPlace(days.slice(0, 3), '2026-12-01')).toBe(3);
});

test('the days of a plan run from its first step to its end, without a day 0', () => {
  expect(dayRange(ofSteps, '2026-11-05')).toEqual({ first: -2, last: 90, today: 3 });
  expect(dayRange(ofSteps, '2028-01-01').today).toBe(90);
  expect([-2, -1, 0, 8].map(dayAt)).toEqual([-2, -1, 1, 9]);
  expect([-2, 0, 8].map((offset) => dateAt(offset, plan))).toEqual([
    '2026-10-31',
    '2026-11-02',
    '2026-11-10',
  ]);
});

test.each([
  ['2026-11-10', 8],
  ['2026-10-30', null],
  ['2027-02-01', null],
  ['2026-99-99', null],
  ['завтра', null],
  ['', null],
])('the address «%s» means the day %p', (date, offset) => {
  expect(shownOffset(ofSteps, date)).toBe(offset);
});

test('a day shows what is due by then, done or late as it was then', () => {
  expect(keysOn('2026-11-01')).toEqual(['item:1']);
  expect(keysOn('2026-11-10')).toEqual(['item:1', 'item:2', 'item:3']);
  const [early] = entriesOn(steps, '2026-11-01');
  // It was done on the fourth: on the first it was late, and viewing the past offers no undo.
  expect(early).toMatchObject({ doneAt: null, isOverdue: true, canMark: false });
  const [later, second] = entriesOn(steps, '2026-11-04');
  expect(later).toMatchObject({ doneAt: '2026-11-04T09:00:00Z', isOverdue: false, canMark: true });
  expect(second).toMatchObject({ isOverdue: true, canMark: true });
});

const wire = openPageWire();

test('the slider goes to a day, shows the plan’s progress then, and back to the whole plan', async () => {
  const person = { id: 1, nameFull: 'Вера Ветрова', avatar: null, status: 'adaptation', dateJobStart: null };
  const page = { person: { ...person, position: null }, canAdd: false, canManage: false };
  wire.answer = () => ({ data: { adaptation: { ...page, adaptation: ofSteps } } });
  showPart(
    <Routes>
      <Route path="/adaptation/:id" element={<PlanPage />} />
    </Routes>,
    '/adaptation/1?on=2026-11-09',
  );
  const timeline = await screen.findByRole('list', { name: 'План по дням' });
  expect(within(timeline).getAllByRole('listitem')).toHaveLength(2);
  const slider = screen.getByRole('slider', { name: 'День плана' });
  expect(slider).toHaveAttribute('aria-valuetext', 'День 8, 09.11.2026');
  fireEvent.change(slider, { target: { value: 8 } });
  expect(await screen.findByText('День 9, 10.11.2026')).toBeVisible();
  expect(screen.getByText('Шагов к этому дню: 3, сделано: 1')).toBeVisible();
  expect(within(timeline).getAllByRole('listitem')).toHaveLength(3);
  fireEvent.click(screen.getByRole('button', { name: 'Весь план' }));
  expect(within(timeline).getAllByRole('listitem')).toHaveLength(4);
});
