import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FilterFold } from '@src/components/filters/FilterFold';

const wide = window.matchMedia;
const onPhone = (query: string): MediaQueryList => ({ ...wide(query), matches: true });

afterEach(() => {
  window.matchMedia = wide;
});

const filters = (isActive: boolean) => (
  <FilterFold isActive={isActive}>
    <input aria-label="Статус" />
  </FilterFold>
);

it('shows filters at once where there is space', () => {
  render(filters(false));
  expect(screen.getByLabelText('Статус')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

it('keeps filters behind one button on a phone, which says when they hide rows', async () => {
  window.matchMedia = onPhone;
  const { rerender } = render(filters(false));
  expect(screen.queryByLabelText('Статус')).toBeNull();
  const button = screen.getByRole('button', { name: 'common:list.filters', expanded: false });
  await userEvent.click(button);
  expect(screen.getByLabelText('Статус')).toBeVisible();
  expect(button).toHaveAttribute('aria-expanded', 'true');
  rerender(filters(true));
  expect(screen.getByRole('button', { name: 'common:list.filtersActive' })).toBe(button);
  await userEvent.click(button);
  expect(screen.queryByLabelText('Статус')).toBeNull();
});
