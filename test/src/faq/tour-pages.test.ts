import { readFileSync } from 'node:fs';
import { matchRoutes } from 'react-router-dom';
import { workspacePages } from '@src/app/routes/table';
import { entriesAbout } from '@src/features/faq/lib/entries-about';
import { FAQ_PAGES, TOUR_PAGES } from '@src/features/faq/lib/entry-form';
import { findTourAnchor, tourAnchor } from '@src/lib/tour-anchor';

/** Whether the address is one of the workspace's pages, and not the not-found page. */
const isPage = (path: string) => matchRoutes(workspacePages, path)?.at(-1)?.route.path !== '*';

test('every page that answers and tours refer to exists', () => {
  expect(isPage('/no-such-page')).toBe(false);
  expect([...Object.keys(FAQ_PAGES), ...Object.keys(TOUR_PAGES)].filter((path) => !isPage(path))).toEqual([]);
});

test('the built-in tours lead to existing pages', () => {
  const migration = readFileSync('server/db/migrations/1101_faq_first_tours.sql', 'utf8');
  const routes = [...migration.matchAll(/'(\/[a-z/-]+)'/g)].map(([, route]) => route ?? '');
  expect(routes.length).toBeGreaterThan(5);
  expect(routes.filter((route) => !isPage(route))).toEqual([]);
});

test('a page’s help lists its answers, the closest first, and none for pages with a similar prefix', () => {
  const entries = [
    { id: 1, routes: ['/employees'] },
    { id: 2, routes: ['/employees/import', '/structure'] },
    { id: 3, routes: ['/regulation'] },
    { id: 4, routes: [] },
  ];
  const idsAbout = (path: string) => entriesAbout(entries, path).map(({ id }) => id);
  expect(idsAbout('/employees/import')).toEqual([2, 1]);
  expect(idsAbout('/employees')).toEqual([1]);
  expect(idsAbout('/employees-of-others')).toEqual([]);
  expect(idsAbout('/structure/positions')).toEqual([2]);
});

describe('the target of a tour', () => {
  beforeEach(() => {
    document.body.innerHTML =
      '<main><header data-tour="header"></header><section id="rest"></section></main>';
    Element.prototype.checkVisibility = () => true;
    Element.prototype.getBoundingClientRect = () => new DOMRect(0, 0, 10, 10);
  });

  test('is a marked element, and the page content below its header', () => {
    document.querySelector('main')?.insertAdjacentHTML('afterbegin', '<nav data-tour="menu"></nav>');
    expect(tourAnchor('menu')).toEqual({ 'data-tour': 'menu' });
    expect(findTourAnchor('menu')?.tagName).toBe('NAV');
    expect(findTourAnchor('content')?.id).toBe('rest');
  });

  test('does not exist if no page marks it, whatever an entry names', () => {
    expect(findTourAnchor('action')).toBeUndefined();
    expect(findTourAnchor('"] , body, [x="')).toBeUndefined();
  });
});
