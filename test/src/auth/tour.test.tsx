import { act, screen, within } from '@testing-library/react';
import { changeLanguage, startI18n } from '@src/lib/i18n';
import { openLanding } from './landing';

beforeAll(() => startI18n('ru'));

/** Opens the product tour by keyboard alone, as the person with this role. */
async function openTour(role: string) {
  const landing = openLanding('/lending');
  const as = await screen.findByRole('button', { name: role });
  await act(async () => as.focus());
  await landing.user.keyboard('{Enter}');
  return {
    ...landing,
    tour: within(await screen.findByRole('region', { name: /миниатюре|miniature/ }, { timeout: 10_000 })),
  };
}

describe('the product tour', () => {
  test('an employee finds a document, reads its changes, and signs nothing', async () => {
    const fetched = jest.spyOn(globalThis, 'fetch');
    const { tour, user } = await openTour('Сотрудник');
    await user.type(tour.getByRole('searchbox'), 'КЛИЕНТ');
    expect(tour.getAllByRole('listitem').filter((item) => item.querySelector('button'))).toHaveLength(1);
    await user.click(tour.getByRole('checkbox', { name: 'Только то, что изменилось' }));
    expect(tour.getByText(/в течение двух часов/)).toBeInTheDocument();
    expect(tour.queryByText(/Здороваемся первыми/)).toBeNull();
    await user.click(tour.getByRole('button', { name: 'Подписать' }));
    expect(tour.getByText(/здесь появилась бы ваша подпись/)).toBeInTheDocument();
    expect(fetched).not.toHaveBeenCalled();
  });

  test('a leader sees who is late, and opens a person', async () => {
    const { tour, user } = await openTour('Руководитель');
    expect(tour.getByText('Всё подписали 3 из 5')).toBeInTheDocument();
    await user.click(tour.getByRole('button', { name: 'Просрочено' }));
    expect(tour.getAllByRole('group').filter(({ tagName }) => tagName === 'DETAILS')).toHaveLength(1);
    expect(tour.getByText('Олег Белов')).toBeInTheDocument();
  });

  test('an admin sees the departments, in English too', async () => {
    await act(() => changeLanguage('en-us'));
    const { tour } = await openTour('Admin');
    expect(tour.getByText('Sales')).toBeInTheDocument();
    expect(tour.getByText('83% · 18 people')).toBeInTheDocument();
    await act(() => changeLanguage('ru'));
  });
});
