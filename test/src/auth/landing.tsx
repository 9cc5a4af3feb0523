import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { LandingPage } from '@src/features/auth/pages/LandingPage';
import type { Consts } from '@src/api/init';
import { storeOf } from '../shell/people';

/** Opens the landing page at a route, with the server's constants. */
export function openLanding(path: string, consts: Partial<Consts> = {}) {
  const store = storeOf(null, null, consts);
  const router = createMemoryRouter([{ path: '/lending/:action?', element: <LandingPage /> }], {
    initialEntries: [path],
  });
  const { unmount } = render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  const route = () => router.state.location.pathname + router.state.location.search;
  return { store, route, unmount, user: userEvent.setup() };
}

/** A sign-in response with these changes. */
export const answerOf = (changes: object) => () => ({
  data: {
    getSessionToken: {
      type: 'success',
      message: null,
      token: null,
      routePath: null,
      challenge: null,
      user: null,
      ...changes,
    },
  },
});

/** The button with this name. */
export const button = (name: string) => screen.getByRole('button', { name });
