import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Statistic } from '@src/app/statistic/Statistic';
import { person, roleWith, storeOf } from '@test/src/shell/people';
import { openPageWire, showPart } from '@test/helpers/page/page-wire';

/** The button of a statistics tab that downloads its numbers as a PDF. */
openPageWire();

async function requested(address: string): Promise<URL> {
  const wire = jest.mocked(fetch);
  const answer = wire.getMockImplementation();
  const paths: string[] = [];
  wire.mockImplementation((target, init) => {
    const path = String(target);
    if (!path.startsWith('/api/')) return answer?.(target, init) ?? Promise.reject(new Error('no answer'));
    paths.push(path);
    return Promise.resolve(new Response('%PDF-'));
  });
  showPart(<Statistic />, address, storeOf(person(), roleWith('statistics')));
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Скачать PDF' }));
  await waitFor(() => expect(paths).toHaveLength(1));
  return new URL(paths[0] ?? '', 'https://adaptika.example');
}

test('requests the kind of the tab with the filters of the page', async () => {
  const { pathname, searchParams } = await requested(
    '/statistic/regulation?period=custom&dateFrom=2026-10-01&subdivisionIds=3,4&userIds=7,8&statuses=working&isAdaptation=1&isCompared=1',
  );
  expect(pathname).toBe('/api/statistics/tab.pdf');
  expect(Object.fromEntries(searchParams)).toEqual({
    ...{ objectType: 'regulation', dateFrom: '2026-10-01', subdivisionIds: '3,4', isAdaptation: 'true' },
    ...{ userIds: '7,8', statuses: 'working', isCompared: 'true' },
  });
});

test('of another tab without filters only the kind', async () => {
  expect((await requested('/statistic/qualification')).search).toBe('?objectType=qualification');
});

test('reports have no such button', async () => {
  showPart(<Statistic />, '/statistic/report', storeOf(person(), roleWith('statistics')));
  await screen.findByRole('heading', { name: 'Статистика' });
  expect(screen.queryByRole('button', { name: 'Скачать PDF' })).toBeNull();
});
