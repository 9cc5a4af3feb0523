import { screen } from '@testing-library/react';
import { matchRoutes } from 'react-router-dom';
import { everyTag, isTopic, tagsOfChange } from '@src/api/topic-tags';
import { SidebarNav } from '@src/app/layout/SidebarNav';
import { mainMenu, ownPages } from '@src/app/navigation';
import { registerTopics } from '@src/app/domains';
import { workspacePages } from '@src/app/routes/table';
import { openPageWire, showPart } from '@test/helpers/page/page-wire';
import { person, storeOf } from './people';

/** A domain adds its pages, menu entries and topics by one registration, which stands here in place of another one. */
jest.mock('@src/app/faq/registration', () => {
  const { Rocket } = jest.requireActual('lucide-react');
  const page = { title: 'navigation:faq', path: '/planets', icon: Rocket, access: 'signedIn' };
  return {
    faqRegistration: {
      routes: [{ path: '/planets/:id', load: async () => () => null }],
      menu: [page],
      ownPages: [{ ...page, path: '/planets/mine' }],
      topicTags: { planet: { byId: ['FaqEntry'], byType: ['Search'] }, comet: { byId: ['Planet'] } },
    },
  };
});

openPageWire();

test('a registered domain has its routes, its entry in the menu, its own page and its topics', async () => {
  expect(
    matchRoutes(
      [...workspacePages].map(({ path }) => ({ path })),
      '/planets/5',
    )?.[0]?.route.path,
  ).toBe('/planets/:id');
  expect(mainMenu.map(({ path }) => path)).toContain('/planets');
  expect(ownPages.map(({ path }) => path)).toContain('/planets/mine');
  registerTopics();
  expect(isTopic('planet')).toBe(true);
  expect(tagsOfChange('planet', [5])).toEqual([
    'Search',
    { type: 'FaqEntry', id: 'LIST' },
    { type: 'FaqEntry', id: 5 },
  ]);
  expect(tagsOfChange('planet', [])).toEqual(['Search', 'FaqEntry']);
  expect(everyTag()).toEqual(expect.arrayContaining(['Planet', 'FaqEntry', 'Reference']));
  showPart(<SidebarNav isShort={false} />, '/', storeOf(person()));
  const links = await screen.findAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toContain('/planets');
});

test('the main menu keeps its order: the order of the registrations', () => {
  const order = [
    ...['/organization', '/today', '/employees', '/adaptation', '/structure'],
    ...['/regulation', '/education/video', '/education/text', '/tests', '/qualification'],
    ...['/statistic', '/roles', '/payment', '/planets', '/back-office', '/outbox'],
  ];
  const paths = mainMenu.map(({ path }) => path);
  expect(paths.filter((path) => order.includes(path))).toEqual(order);
});
