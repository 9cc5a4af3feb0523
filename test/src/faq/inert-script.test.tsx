import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FaqEntryPage } from '@src/features/faq/pages/FaqEntryPage';
import { FaqPage } from '@src/features/faq/pages/FaqPage';
import { loadTranslations } from '@src/lib/i18n';
import { createStore } from '@src/store/store';
import { expectInert, SCRIPT } from '@test/helpers/page/inert-script';
import { openPageWire, showAt } from '@test/helpers/page/page-wire';

/** Script in an answer of the FAQ is text. */
const wire = openPageWire();
beforeAll(() => loadTranslations(['faq']));

const entry = {
  ...{ id: 3, title: `Как сдать тест? ${SCRIPT}`, category: 'content', synonyms: [SCRIPT], routes: [SCRIPT] },
  text: `Откройте тест ${SCRIPT}\nПодробнее: https://example.ru/"${SCRIPT}\n\n- нажмите ${SCRIPT}`,
  tour: [{ route: null, anchor: 'menu', text: `Здесь ${SCRIPT}` }],
  ...{ isPublished: true, updatedAt: '2026-03-01T00:00:00Z', ownVote: null, source: null },
};

test('in the list, in what the search finds, and on its own page; an address is a link to nothing but itself', async () => {
  wire.answer = ({ query }) => ({
    data: query.includes('faqEntries') ? { faqEntries: [entry] } : { faqEntry: entry },
  });
  showAt(<FaqPage />, { path: '/faq', address: '/faq', store: createStore() });
  expect(await screen.findByRole('link', { name: entry.title })).toBeVisible();
  expectInert();
  await userEvent.type(screen.getByRole('searchbox'), 'тест');
  expect(await screen.findByRole('link', { name: entry.title })).toBeVisible();
  expectInert();
  showAt(<FaqEntryPage />, { path: '/faq/:id/view', address: '/faq/3/view', store: createStore() });
  expect(await screen.findByRole('heading', { name: entry.title })).toBeVisible();
  expect(screen.getByText(`нажмите ${SCRIPT}`)).toBeVisible();
  expectInert();
  for (const link of screen.getAllByRole('link')) {
    expect(link.getAttribute('href')).toMatch(/^(?:#?\/|https:\/\/example\.ru\/)/);
  }
});
