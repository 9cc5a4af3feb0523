import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { Profile, ProfileAccess } from '@src/features/profile/api';
import { ProfilePage } from '@src/features/profile/pages/ProfilePage';
import { ThemeRoot } from '@src/theme/ThemeRoot';
import { person, storeOf } from '../shell/people';

export const profile: Profile = {
  id: 100,
  nameFirst: 'Ольга',
  nameMiddle: '',
  nameSecond: 'Белова',
  nameFull: 'Ольга Белова',
  email: 'olga@firma.ru',
  phone: null,
  phones: [],
  sex: null,
  status: 'working',
  detailInfo: '',
  personnelNumber: null,
  info: '',
  skills: [],
  interests: [],
  goals: [],
  dateBirth: null,
  dateJobStart: '2026-10-01',
  dateAdaptEnd: null,
  isAdmin: false,
  isLeader: false,
  avatar: null,
  position: { id: 3, name: 'Кассир' },
  subdivision: null,
  leader: null,
  mentor: null,
  positionId: 3,
  subdivisionId: null,
  trainee: null,
  updatedAt: '2026-11-01T00:00:00Z',
};

export const access: ProfileAccess = {
  userId: 100,
  ownFields: ['nameFirst', 'nameMiddle', 'nameSecond', 'phone', 'phones', 'sex', 'dateBirth', 'info'],
  isHr: false,
  request: null,
};

export const security = {
  data: { userSecurity: { twoFactorSince: null, recoveryCodesLeft: 0, emailPending: null, accounts: [] } },
};

/** One's profile, rendered by the router: what it waits for hides the whole page. */
export function openProfile(at = '/profile') {
  const store = storeOf(person());
  const router = createMemoryRouter(
    [
      {
        path: '/profile',
        element: (
          <Suspense fallback={<p>the page waits</p>}>
            <ProfilePage Documents={() => null} />
          </Suspense>
        ),
      },
      { path: '*', element: <p>elsewhere</p> },
    ],
    { initialEntries: [at] },
  );
  const page = render(
    <Provider store={store}>
      <ThemeRoot isDark={false}>
        <RouterProvider router={router} />
      </ThemeRoot>
    </Provider>,
  );
  return { ...page, store, router, user: userEvent.setup({ delay: null }) };
}
