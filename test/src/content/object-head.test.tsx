import { screen } from '@testing-library/react';
import { RegulationFrame } from '@src/features/regulations/pages/RegulationFrame';
import { createStore } from '@src/store/store';
import { openPageWire, showAt } from '@test/helpers/page/page-wire';
import { regulationToSign, versionToSign } from '@test/src/regulations/regulation-to-sign';

/** The header of a regulation's pages: of interest to its readers is which text is in force and since when. */

const wire = openPageWire();

async function openWith(changes: object): Promise<HTMLElement> {
  const currentVersion = { ...versionToSign, effectiveFrom: '2026-10-12T00:00:00Z' };
  wire.answer = ({ query }) => ({
    data: query.includes('regulationApprovals')
      ? { regulationApprovals: [] }
      : { regulation: { ...regulationToSign, currentVersion, ...changes } },
  });
  const place = { path: '/regulation/:tabName/:id/current-version', store: createStore() };
  showAt(<RegulationFrame>{() => <p>Текст</p>}</RegulationFrame>, {
    ...place,
    address: '/regulation/my/2/current-version',
  });
  await screen.findByText('Текст');
  return screen.getByRole('banner');
}

test('a reader sees the version and since when it is in force, and no status', async () => {
  const head = await openWith({});
  expect(head).toHaveTextContent('Р-002 · Регламент · версия 1.0, действует с 12.10.2026');
  expect(head).not.toHaveTextContent('Опубликован');
});

test('an editor sees the status too', async () => {
  const { abilities } = regulationToSign;
  expect(await openWith({ abilities: { ...abilities, canEdit: true } })).toHaveTextContent('Опубликован');
});

test('everybody sees that it is archived, and is no longer in force', async () => {
  const head = await openWith({ isArchive: true });
  expect(head).toHaveTextContent('Архив');
  expect(head).not.toHaveTextContent('действует');
});
