import { screen } from '@testing-library/react';
import { matchRoutes } from 'react-router-dom';
import { workspacePages } from '@src/app/routes/table';
import type { AppRoute } from '@src/lib/route-types';
import { person, roleWith, storeOf } from '@test/src/shell/people';
import { openPageWire, showPart } from '@test/helpers/page/page-wire';

/** /profile and /organization/profile: the same page, with and without the section around it. */
jest.mock('@src/features/profile/pages/ProfilePage', () => ({
  ProfilePage: () => <p>the profile page</p>,
}));
openPageWire();

interface Listed {
  path: string;
  route: AppRoute;
  children?: Listed[];
}

const listed = (route: AppRoute): Listed => ({
  path: route.path,
  route,
  ...(route.path === '/organization' && route.children ? { children: route.children.map(listed) } : {}),
});

test.each(['/profile', '/organization/profile'])('%s is the profile page', async (address) => {
  const matched = matchRoutes(workspacePages.map(listed), address)?.at(-1);
  const Page = await matched?.route.route.load?.();
  if (!Page) throw new Error('no such page');
  showPart(<Page />, address, storeOf(person(), roleWith()));
  expect(await screen.findByText('the profile page')).toBeVisible();
});
