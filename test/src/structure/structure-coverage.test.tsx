import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MatrixGrid } from '@src/components/matrix/MatrixGrid';
import { useMatrixWindow } from '@src/components/matrix/useMatrixWindow';
import type { AssignmentRule } from '@src/entities/assignment/api';
import { assignChange, ruleNaming, takeAwayChange } from '@src/features/structure/coverage/coverage-rules';
import { coverageState } from '@src/features/structure/coverage/coverage-state';
import { ThemeRoot } from '@src/theme/ThemeRoot';
import { createStore } from '@src/store/store';
import { Provider } from 'react-redux';

type Group = AssignmentRule['audience']['groups'][number];

const none: Group = {
  all: null,
  userIds: null,
  positionIds: null,
  subdivisionIds: null,
  withChildren: null,
  statuses: null,
  hiredAfter: null,
};
const ruleOf = (id: number, ...groups: Partial<Group>[]): AssignmentRule => ({
  id,
  objectType: 'regulation',
  objectId: 7,
  title: '',
  audience: { groups: groups.map((group) => ({ ...none, ...group })), exceptUserIds: [3] },
  startOffsetDays: 0,
  dueDays: 10,
  recurrenceMonths: null,
  onUnmatch: 'cancel',
  isPaused: false,
  matchCount: 1,
  updatedAt: '2026-11-21T10:00:00.000Z',
});
const target = { positionId: 5, objectType: 'regulation', objectId: 7 } as const;

test('a position joins the rule for positions, with its terms; without one it gets its own rule', () => {
  const mixed = ruleOf(1, { positionIds: [2], subdivisionIds: [9] });
  const plain = ruleOf(2, { all: true }, { positionIds: [2] });
  expect(assignChange([mixed, plain], target, 3).input).toMatchObject({
    id: 2,
    dueDays: 10,
    updatedAt: plain.updatedAt,
    audience: { groups: [{ all: true }, { positionIds: [2, 5] }], exceptUserIds: [3] },
  });
  expect(assignChange([mixed], target, 3)).toEqual({
    stored: null,
    input: {
      objectType: 'regulation',
      objectId: 7,
      dueDays: 3,
      audience: { groups: [{ positionIds: [5] }], exceptUserIds: [] },
    },
  });
});

test('when a position is removed, a group with only this position goes too, so that nobody else gets more than before', () => {
  const rule = ruleOf(
    1,
    { positionIds: [5], subdivisionIds: [9] },
    { positionIds: [5, 6] },
    { userIds: [5] },
  );
  expect(ruleNaming([ruleOf(2, { userIds: [5] }), rule], 5)).toBe(rule);
  expect(takeAwayChange(rule, 5).input.audience.groups).toEqual([
    { ...none, positionIds: [6] },
    { ...none, userIds: [5] },
  ]);
  expect(takeAwayChange(ruleOf(1, { positionIds: [5] }), 5).input.audience.groups).toEqual([]);
});

test('the state that needs attention takes precedence', () => {
  const cell = {
    positionId: 1,
    regulationId: 1,
    peopleCount: 3,
    givenCount: 2,
    signedCount: 0,
    dueCount: 2,
    overdueCount: 1,
    paths: ['position' as const],
  };
  expect([
    coverageState(cell),
    coverageState({ ...cell, overdueCount: 0 }),
    coverageState({ ...cell, overdueCount: 0, givenCount: 3 }),
    coverageState({ ...cell, overdueCount: 0, givenCount: 3, dueCount: 0 }),
    coverageState({ ...cell, peopleCount: 0, givenCount: 0, dueCount: 0, overdueCount: 0 }),
    coverageState(undefined),
  ]).toEqual(['overdue', 'partial', 'waiting', 'signed', 'vacant', 'none']);
});

function Sample({ onOpen }: { onOpen: (name: string) => void }) {
  const rows = Array.from({ length: 500 }, (_, id) => ({ id: id + 1 }));
  const columns = Array.from({ length: 100 }, (_, id) => ({ id: id + 1 }));
  const sizes = { rowHeight: 40, columnWidth: 100, headHeight: 60, headWidth: 200 };
  const window = useMatrixWindow({ rows: rows.length, columns: columns.length }, sizes);
  return (
    <MatrixGrid
      label="Матрица"
      rows={rows}
      columns={columns}
      sizes={sizes}
      window={window}
      corner=""
      rowHead={({ id }) => `р${id}`}
      columnHead={({ id }) => `с${id}`}
      cell={() => '·'}
      cellLabel={(row, column) => `${row.id}×${column.id}`}
      onOpen={(row, column) => onOpen(`${row.id}×${column.id}`)}
    />
  );
}

test('the keyboard moves through a matrix, from corner to corner, and Enter opens a cell', async () => {
  const onOpen = jest.fn();
  const user = userEvent.setup();
  render(
    <Provider store={createStore()}>
      <ThemeRoot isDark={false}>
        <Sample onOpen={onOpen} />
      </ThemeRoot>
    </Provider>,
  );
  expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '501');
  expect(document.querySelectorAll('[role=gridcell]').length).toBeLessThan(600);
  await user.tab();
  expect(screen.getByLabelText('1×1')).toHaveFocus();
  await user.keyboard('{ArrowDown}{ArrowRight}');
  expect(screen.getByLabelText('2×2')).toHaveFocus();
  await user.keyboard('{Control>}{End}{/Control}');
  expect(screen.getByLabelText('500×100')).toHaveFocus();
  await user.keyboard('{Home}{Enter}');
  expect(onOpen).toHaveBeenCalledWith('500×1');
});
