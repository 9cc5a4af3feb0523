import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { startI18n } from '@src/lib/i18n';
import { createStore } from '@src/store/store';
import { ThemeRoot } from '@src/theme/ThemeRoot';

interface Sent {
  query: string;
  variables: Record<string, unknown>;
}

/** What a part of a page sends in the tests of a file, and what it is answered: nothing, unless `answer` says more. */
export function openPageWire() {
  const wire = {
    sent: new Array<Sent>(),
    answer: (_body: Sent): unknown => ({ data: {} }),
    mutations: () => wire.sent.filter(({ query }) => query.trim().startsWith('mutation')),
  };
  beforeAll(() => startI18n('ru'));
  beforeEach(() => {
    wire.sent = [];
    sessionStorage.clear();
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (_address, init) => {
      const body: Sent = JSON.parse(String(init?.body));
      wire.sent.push(body);
      return Response.json(wire.answer(body));
    });
  });
  afterEach(() => jest.restoreAllMocks());
  return wire;
}

/** Shows a part of a page as the program does: with its store, its theme, and an address. */
export function showPart(page: ReactElement, address = '/', store = createStore()): void {
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: [address] });
  render(
    <Provider store={store}>
      <ThemeRoot isDark={false}>
        <RouterProvider router={router} />
      </ThemeRoot>
    </Provider>,
  );
}
