import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { startI18n } from '@src/lib/i18n';
import { createStore } from '@src/store/store';
import { ThemeRoot } from '@src/theme/ThemeRoot';
import { withChanges } from './published-topics';

interface Sent {
  query: string;
  variables: Record<string, unknown>;
}

/** The requests that a part of a page sends in the tests of a file, and the responses: empty, unless `answer` returns more. */
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
      return Response.json(withChanges(body.query, wire.answer(body)));
    });
  });
  afterEach(() => jest.restoreAllMocks());
  return wire;
}

interface Place {
  /** The pattern of the route, for pages that read its parameters. */
  path: string;
  address: string;
  store: ReturnType<typeof createStore>;
}

/** Renders a part of a page as the app does: with its store, its theme, and a route. */
export function showAt(page: ReactElement, { path, address, store }: Place): void {
  const router = createMemoryRouter([{ path, element: page }], { initialEntries: [address] });
  render(
    <Provider store={store}>
      <ThemeRoot isDark={false}>
        <RouterProvider router={router} />
      </ThemeRoot>
    </Provider>,
  );
}

/** The same at any address. */
export function showPart(page: ReactElement, address = '/', store = createStore()): void {
  showAt(page, { path: '*', address, store });
}
