import { act, renderHook } from '@testing-library/react';
import type { ClauseChangeRow } from '@src/content/lib/clause-changes';
import { useDeltaView } from '@src/content/reader/useDeltaView';

const clause = (id: string) => ({ id, level: 1, number: '1', html: `<p>${id}</p>`, text: id });
const row = (id: string, kind: ClauseChangeRow['kind']): ClauseChangeRow => ({
  kind,
  from: clause(id),
  to: clause(id),
});
const changes = [row('same', 'same'), row('changed', 'changed')];
const view = (rows: readonly ClauseChangeRow[] | null, targetId: string | null) =>
  renderHook(() => useDeltaView(rows, targetId));

test('only the changes are shown, and the full text on request', () => {
  const { result } = view(changes, null);
  expect(result.current.isDelta).toBe(true);
  act(() => result.current.toggle());
  expect(result.current.isDelta).toBe(false);
  act(() => result.current.toggle());
  expect(result.current.isDelta).toBe(true);
  act(() => result.current.showWhole());
  expect(result.current.isDelta).toBe(false);
});

test('a link to an unchanged clause shows the full text; one to a changed clause only the changes', () => {
  expect(view(changes, 'same').result.current.isDelta).toBe(false);
  expect(view(changes, 'changed').result.current.isDelta).toBe(true);
});

test('after coming by a link the reader can still switch to the changes only', () => {
  const { result } = view(changes, 'same');
  act(() => result.current.toggle());
  expect(result.current.isDelta).toBe(true);
});

test('without a version to compare with, the full text is shown', () => {
  expect(view(null, 'changed').result.current.isDelta).toBe(false);
});
