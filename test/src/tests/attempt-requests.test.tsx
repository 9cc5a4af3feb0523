import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ExecutionPage } from '@src/features/tests/pages/ExecutionPage';
import { createStore } from '@src/store/store';
import { openPageWire, showAt } from '@test/helpers/page/page-wire';
import { openPassing, press, testAnswer } from './passing-support';

/** «Попросить попытку»: what the taker and those who may grant see of it. */

const wire = openPageWire();

const user = {
  ...{ id: 3, nameShort: 'Ким О.', nameFull: 'Ким Ольга', isArchive: false, avatar: null },
  position: { id: 1, name: 'Кассир' },
};
const request = {
  ...{ id: 9, testId: 5, user, text: 'Отключили свет', state: 'open', reason: '', decidedAt: null },
  createdAt: '2026-03-02T09:00:00Z',
};
const abilities = { canEdit: false, canReport: false, canPublish: false, canReview: false, canTake: false };
const exhausted = (myRequest: object | null) =>
  testAnswer({ startProblem: 'exhausted', abilities, myRequest });

test('without attempts the taker asks in words, once however often it is clicked, and reads that it was sent', async () => {
  let isAsked = false;
  wire.answer = ({ query }) => {
    if (!query.includes('testAttemptAsk')) return { data: { test: exhausted(isAsked ? request : null) } };
    isAsked = true;
    return { data: { testAttemptAsk: request } };
  };
  openPassing();
  await press('Попросить попытку');
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Попросить' }));
  expect(wire.mutations()).toEqual([]);
  await userEvent.type(dialog.getByRole('textbox', { name: /Почему она нужна/ }), ' Отключили свет ');
  await userEvent.dblClick(dialog.getByRole('button', { name: 'Попросить' }));
  await waitFor(() =>
    expect(wire.mutations().map(({ variables }) => variables)).toEqual([
      { testId: 5, text: 'Отключили свет' },
    ]),
  );
  expect(await screen.findByText(/^Вы попросили ещё одну попытку/)).toBeVisible();
});

test.each([
  ['waits', request, /^Вы попросили ещё одну попытку 02\.03\.2026/],
  [
    'was declined',
    { ...request, state: 'declined', reason: 'Прочтите регламент' },
    'Ещё одной попытки не дали. Причина: Прочтите регламент',
  ],
])('who has asked and %s cannot ask again', async (_, asked, text) => {
  wire.answer = () => ({ data: { test: exhausted(asked) } });
  openPassing();
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Попросить попытку' })).toBeNull();
});

test('who has attempts is not offered to ask', async () => {
  wire.answer = () => ({ data: { test: testAnswer({ myRequest: null }) } });
  openPassing();
  await screen.findByRole('button', { name: 'Начать' });
  expect(screen.queryByRole('button', { name: 'Попросить попытку' })).toBeNull();
});

describe('the results of the test', () => {
  function open(canEdit: boolean): void {
    const may = { ...abilities, canEdit, canReport: true };
    wire.answer = ({ query }) => {
      if (query.includes('testAttemptRequestDecline')) {
        return { data: { testAttemptRequestDecline: { ...request, state: 'declined' } } };
      }
      if (query.includes('testAttemptsGrant')) return { data: { testAttemptsGrant: null } };
      if (query.includes('testAttemptRequests')) return { data: { testAttemptRequests: [request] } };
      if (query.includes('testResults')) return { data: { testResults: { count: 0, items: [] } } };
      return { data: { test: testAnswer({ abilities: may, myRequest: null }) } };
    };
    showAt(<ExecutionPage />, {
      ...{ path: '/tests/:tabName/:testId/execution', address: '/tests/editor/5/execution' },
      store: createStore(),
    });
  }
  const sent = () => wire.mutations().map(({ variables }) => variables);

  test('an editor sees who asks and why, and grants an attempt with a reason', async () => {
    open(true);
    const card = within(await screen.findByRole('region', { name: 'Просят ещё одну попытку' }));
    expect(card.getByText(/^Ким О\. · Кассир · 02\.03\.2026/)).toBeVisible();
    expect(card.getByText('Отключили свет')).toBeVisible();
    await userEvent.click(card.getByRole('button', { name: 'Дать ещё попытку' }));
    await userEvent.type(await screen.findByRole('textbox', { name: /Причина/ }), 'Сбой связи');
    await press('Дать');
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]).toMatchObject({
      grant: { testId: 5, userId: 3, attempts: 1, reason: 'Сбой связи' },
      clientKey: expect.any(String),
    });
  });

  test('or declines it, with a reason too', async () => {
    open(true);
    const card = within(await screen.findByRole('region', { name: 'Просят ещё одну попытку' }));
    await userEvent.click(card.getByRole('button', { name: 'Отказать' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Отказать' }));
    expect(sent()).toEqual([]);
    await userEvent.type(dialog.getByRole('textbox'), 'Прочтите регламент');
    await userEvent.click(dialog.getByRole('button', { name: 'Отказать' }));
    await waitFor(() => expect(sent()).toEqual([{ id: 9, reason: 'Прочтите регламент' }]));
  });

  test('a leader, who may not grant, is not asked', async () => {
    open(false);
    await screen.findByRole('tab', { name: 'Сотрудники' });
    await waitFor(() => expect(wire.sent.some(({ query }) => query.includes('testResults'))).toBe(true));
    expect(wire.sent.some(({ query }) => query.includes('testAttemptRequests'))).toBe(false);
  });
});
