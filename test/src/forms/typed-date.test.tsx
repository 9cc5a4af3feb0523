/** A date that is being typed is kept while the value of its field follows later. */
import { act, renderHook } from '@testing-library/react';
import { useTypedDate } from '@src/components/form/useTypedDate';

const MARCH = new Date(2027, 2, 15);

function open(value = '') {
  const stored: (string | null)[] = [];
  const hook = renderHook(({ value: now }) => useTypedDate(now, (next) => stored.push(next)), {
    initialProps: { value },
  });
  const type = (date: Date | null) => act(() => hook.result.current.onChange(date));
  return { ...hook, stored, type };
}

it('keeps what was typed until the value follows', () => {
  const { result, rerender, stored, type } = open();
  type(MARCH);
  expect(stored).toEqual(['2027-03-15']);
  expect(result.current.value).toEqual(MARCH);
  rerender({ value: '' });
  expect(result.current.value).toEqual(MARCH);
  rerender({ value: '2027-03-15' });
  expect(result.current.value).toEqual(MARCH);
});

it('shows a different value from outside', () => {
  const { result, rerender, type } = open('2027-01-10');
  type(MARCH);
  rerender({ value: '2027-04-01' });
  expect(result.current.value).toEqual(new Date(2027, 3, 1));
});

it('stores nothing of an incomplete year, and keeps its digits', () => {
  const { result, rerender, stored, type } = open('2027-03-15');
  const typed = new Date(2027, 2, 15);
  typed.setFullYear(2);
  type(typed);
  expect(stored).toEqual(['']);
  rerender({ value: '' });
  expect(result.current.value).toEqual(typed);
});

it('distinguishes a cleared field from an incomplete one', () => {
  const { result, stored, type } = open('2027-03-15');
  type(null);
  expect(stored).toEqual([null]);
  expect(result.current.value).toBeNull();
});
