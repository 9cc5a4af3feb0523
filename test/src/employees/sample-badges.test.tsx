import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ReactFlowProvider } from '@xyflow/react';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { FilterMultiple } from '@src/components/filters/FilterMultiple';
import { ChipsPicker } from '@src/components/form/ChipsPicker';
import { OptionPicker } from '@src/components/form/OptionPicker';
import { MyRegulationRow } from '@src/features/regulations/lists/MyRegulationRow';
import { ChartActionsContext } from '@src/features/structure/chart/chart-actions';
import { ChartCard } from '@src/features/structure/chart/ChartCard';
import { ThemeRoot } from '@src/theme/ThemeRoot';
import { openPageWire } from '@test/helpers/page/page-wire';
import { person, storeOf } from '../shell/people';

const wire = openPageWire();

function show(part: ReactElement) {
  const router = createMemoryRouter([{ path: '*', element: part }]);
  return render(
    <Provider store={storeOf(person(), null, { sample: 'bakery' })}>
      <ThemeRoot isDark={false}>
        <RouterProvider router={router} />
      </ThemeRoot>
    </Provider>,
  );
}

beforeEach(() => {
  wire.answer = () => ({
    data: {
      sampleObjects: [
        { kind: 'regulation', id: 5 },
        { kind: 'subdivision', id: 8 },
      ],
    },
  });
});

const aRegulation = (id: number) => ({
  ...{ id, code: 'Р-1', name: `Регламент ${id}`, type: 'instruction' as const, folder: '' },
  status: 'published' as const,
  ...{ isArchive: false, currentVersion: null, myAssignment: null, mySignature: null },
});

test('one’s own list marks the documents of the sample, and no others', async () => {
  show(
    <ul>
      <MyRegulationRow item={aRegulation(5)} />
      <MyRegulationRow item={aRegulation(6)} />
    </ul>,
  );
  expect(await screen.findByText('Пример')).toBeVisible();
  const [first, second] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent('Пример');
  expect(second).not.toHaveTextContent('Пример');
});

test('a chart card marks it according to the chart’s data', async () => {
  const item = {
    ...{ id: 8, parentId: null, name: 'Цех', isArchive: false, isVacant: false, caption: 'Никого' },
    ...{ faces: [], leaderId: null, more: 0, order: 0 },
  };
  const box = { item, level: 1, x: 0, y: 0, isOpen: false, childIds: [], parentId: null, id: 8 };
  const data = { box, isCurrent: false, isSelected: false };
  const actions = { select: () => {}, toggle: () => {}, isTaken: false };
  const props = {
    ...{
      id: '8',
      type: 'card' as const,
      data,
      dragging: false,
      zIndex: 0,
      selectable: true,
      deletable: false,
    },
    ...{
      selected: false,
      draggable: false,
      isConnectable: false,
      positionAbsoluteX: 0,
      positionAbsoluteY: 0,
    },
  };
  show(
    <ReactFlowProvider>
      {(['subdivision', 'position'] as const).map((kind) => (
        <ChartActionsContext key={kind} value={{ ...actions, kind }}>
          <div data-testid={kind}>
            <ChartCard {...props} />
          </div>
        </ChartActionsContext>
      ))}
    </ReactFlowProvider>,
  );
  expect(await screen.findByText('Пример')).toBeVisible();
  expect(screen.getByTestId('subdivision')).toHaveTextContent('Пример');
  expect(screen.getByTestId('position')).not.toHaveTextContent('Пример');
});

test('pickers mark sample people, units and documents, in single fields, multiple fields and filters', async () => {
  const options = [
    { id: 5, name: 'Санитария', sampleKind: 'regulation' as const },
    { id: 8, name: 'Цех', sampleKind: 'subdivision' as const },
    { id: 8, name: 'Пекарь', sampleKind: 'position' as const },
  ];
  const props = { label: 'Что', options, onChange: () => {} };
  const pickers = [
    <OptionPicker key="one" id="one" {...props} value={null} />,
    <ChipsPicker key="many" {...props} value={[]} />,
    <FilterMultiple key="filter" {...props} placeholder="Любое" value={[]} />,
  ];
  for (const picker of pickers) {
    const { unmount } = show(picker);
    await userEvent.click(screen.getByRole('combobox', { name: 'Что' }));
    await screen.findAllByText('Пример');
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'СанитарияПример',
      'ЦехПример',
      'Пекарь',
    ]);
    unmount();
  }
});
