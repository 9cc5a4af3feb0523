import { fireEvent, render, screen } from '@testing-library/react';
import { useWindow, type View } from '@src/components/useWindow';
import { spanInView } from '@src/lib/span';

const assumed = { top: 0, left: 0, width: 0, height: 100 };
const viewOf = ({ scrollTop }: HTMLElement): View => ({ ...assumed, top: scrollTop });
const rangeOf = ({ top, height }: View) => ({
  ...spanInView({ offset: top, size: height, unit: 50, count: 100 }),
});

function List({ onRender }: { onRender: (range: { first: number; end: number }) => void }) {
  const { range, ref } = useWindow({ assumed, viewOf, rangeOf });
  onRender(range);
  return <div ref={ref} data-testid="box" />;
}

test('a list renders again only when scrolling brings other items into view', () => {
  const onRender = jest.fn<void, [{ first: number; end: number }]>();
  const { unmount } = render(<List onRender={onRender} />);
  expect(onRender).toHaveBeenLastCalledWith({ first: 0, end: 2 });
  const box = screen.getByTestId('box');
  const scroll = (top: number) => {
    box.scrollTop = top;
    fireEvent.scroll(box);
    return onRender.mock.calls.length;
  };
  const before = scroll(20);
  expect(onRender).toHaveBeenLastCalledWith({ first: 0, end: 3 });
  expect(scroll(30)).toBe(before);
  expect(scroll(49)).toBe(before);
  expect(scroll(60)).toBeGreaterThan(before);
  expect(onRender).toHaveBeenLastCalledWith({ first: 1, end: 4 });
  unmount();
  const after = onRender.mock.calls.length;
  fireEvent.scroll(document);
  expect(onRender).toHaveBeenCalledTimes(after);
});
