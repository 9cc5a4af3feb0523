import { screen, waitFor } from '@testing-library/react';
import { StructureSplit } from '@src/features/structure/components/StructureSplit';
import { AdaptationsPage } from '@src/features/adaptation/pages/AdaptationsPage';
import { isEditToggled } from '@src/store/slices/settings';
import { openPageWire, showPart } from '@test/helpers/page/page-wire';
import { simulateWideScreen } from '@test/helpers/page/wide-screen';
import { person, storeOf } from '../shell/people';

/** Pages of a company that has nothing yet: the next step, and nothing about what is not there. */
jest.setTimeout(60_000);
const wire = openPageWire();

test('without plans, who may write them takes a ready-made one; nobody does in view mode', async () => {
  wire.answer = ({ query }) => ({
    data: query.includes('adaptations') ? { adaptations: { items: [], count: 0 } } : { adaptation: null },
  });
  const store = storeOf(person({ isAdmin: true }));
  showPart(<AdaptationsPage />, '/adaptation', store);
  const link = await screen.findByRole('link', { name: 'Взять готовый план' });
  expect(link).toHaveAttribute('href', '/adaptation/templates?samples=1');
  store.dispatch(isEditToggled());
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Взять готовый план' })).toBeNull());
});

test('beside a tree without records nothing says that one is to be selected', async () => {
  simulateWideScreen();
  const choose = 'Выберите подразделение';
  showPart(<StructureSplit tree={<p>Пусто</p>} detail={null} placeholder={null} />);
  expect(await screen.findByText('Пусто')).toBeVisible();
  expect(screen.queryByText(choose)).toBeNull();
  showPart(<StructureSplit tree={<p>Дерево</p>} detail={null} placeholder={choose} />);
  expect(await screen.findByText(choose)).toBeVisible();
});
