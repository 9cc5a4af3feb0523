import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SnapshotDialog } from '@src/features/reports/components/SnapshotDialog';
import type { Report } from '@src/features/reports/api';
import { person, roleWith, storeOf } from '@test/src/shell/people';
import { openPageWire, showPart } from '@test/helpers/page/page-wire';

/** «Зафиксировать»: the price, and what the balance and the limits say to it, before anything is spent. */
const wire = openPageWire();

const report: Report = {
  ...{ id: 1, name: 'Кто опаздывает', source: 'assignments', columns: ['person'], totals: [], state: 'all' },
  ...{ objectTypes: [], subdivisionIds: [], positionIds: [], periodDays: null, isAdaptation: false },
  ...{ groupBy: null, sortBy: null, isDescending: false, chart: null, isShared: false, isOwn: true },
  ...{ owner: 'Анна Ёлкина', updatedAt: '2026-12-01T10:00:00.000Z', schedule: null },
};

function show(price: object) {
  wire.answer = () => ({
    data: {
      reportSnapshotPrice: {
        ...{ tokens: 40, available: 100, isEnough: true, limitText: null, warningText: null },
        ...price,
      },
    },
  });
  const store = storeOf(person(), roleWith('payment', 'statistics!'));
  showPart(<SnapshotDialog report={report} onClose={() => undefined} />, '/statistic/report', store);
}

test('the price is shown with what is left', async () => {
  show({});
  expect(await screen.findByText('Спишется токенов: 40. Останется: 60.')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a limit that is nearly used up is said beside the price', async () => {
  show({ warningText: 'После этого будет потрачено 90 из 100 токенов' });
  expect(await screen.findByText('Спишется токенов: 40. Останется: 60.')).toBeVisible();
  expect(screen.getByText('После этого будет потрачено 90 из 100 токенов')).toBeVisible();
});

test('a limit that does not allow it is shown instead of the price', async () => {
  show({ limitText: 'Лимит токенов на месяц не позволяет' });
  expect(await screen.findByText('Лимит токенов на месяц не позволяет')).toBeVisible();
  expect(screen.queryByText(/Спишется токенов/)).toBeNull();
});

test('after a lost response it is sent again with the same key, so that it is paid once', async () => {
  show({});
  const price = wire.answer;
  wire.answer = (body) =>
    body.query.includes('reportSnapshotCreate')
      ? { errors: [{ message: 'Сервер занят', extensions: { type: 'GraphQLError', code: 'limits.busy' } }] }
      : price(body);
  await screen.findByText('Спишется токенов: 40. Останется: 60.');
  const user = userEvent.setup();
  for (const times of [1, 2]) {
    const button = screen.getByRole('button', { name: 'Зафиксировать' });
    await user.click(button);
    await waitFor(() => expect(wire.mutations()).toHaveLength(times));
    await waitFor(() => expect(button).toBeEnabled());
  }
  const [first, second] = wire.mutations().map(({ variables }) => variables);
  expect(first).toMatchObject({ reportId: 1, tokens: 40, clientKey: expect.any(String) });
  expect(second).toEqual(first);
});
