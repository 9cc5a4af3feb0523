import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { RecordPanel } from '@src/content/history/RecordPanel';
import { nameOfRow } from '@src/features/employees/import/row-cells';
import { EvidencePanel } from '@src/features/regulations/history/EvidencePanel';
import type { SignatureRow } from '@src/features/regulations/api';
import { Receipt } from '@src/features/regulations/reader/Receipt';
import { loadTranslations, startI18n } from '@src/lib/i18n';
import { createStore } from '@src/store/store';
import { ThemeRoot } from '@src/theme/ThemeRoot';
import { inRegulations } from '@test/helpers/page/in-regulations';

/** Pages name people by first name and surname, also where documents have the surname first. */

beforeAll(async () => {
  await startI18n('ru');
  await loadTranslations(['regulations', 'content', 'common']);
});

const signature = {
  ...{ id: '5', regulationId: 1, versionId: 2, versionLabel: '1.0', userId: 7, action: 'signed' },
  user: {
    ...{ id: 7, nameShort: 'М. Л. Ёлкина', nameFull: 'Мария Ёлкина' },
    isArchive: false,
    avatar: null,
    position: null,
  },
  ...{ scope: 'full', clauseIds: [], method: 'checkbox', confirmedName: 'Ёлкина Мария Львовна', reason: '' },
  ...{ docSha256: 'a', openedAt: null, readingSec: 5, scrollPct: 100, ip: null, userAgent: null },
  ...{
    variables: [],
    answers: [],
    signer: null,
    prevHash: 'b',
    hash: 'c',
    createdAt: '2026-11-20T10:00:00Z',
  },
} satisfies SignatureRow;

const show = (page: ReactElement) =>
  render(
    <Provider store={createStore()}>
      <ThemeRoot isDark={false}>{inRegulations(page)}</ThemeRoot>
    </Provider>,
  );
const nothing = () => undefined;

test('a signature is headed by the signer’s name as pages show it; the record’s own text is quoted as such', () => {
  show(<EvidencePanel signature={signature} onClose={nothing} />);
  expect(screen.getByText('Мария Ёлкина')).toBeVisible();
  expect(screen.getByText('Имя в записи').nextElementSibling).toHaveTextContent('Ёлкина Мария Львовна');
});

test('a record of another kind is, too', () => {
  show(<RecordPanel record={signature} name="Мария Ёлкина" onClose={nothing} />);
  expect(screen.getByText('Мария Ёлкина')).toBeVisible();
  expect(screen.getByText('Имя в записи').nextElementSibling).toHaveTextContent('Ёлкина Мария Львовна');
});

test('the receipt names the signer so', () => {
  show(<Receipt signature={signature} isNew={false} next={null} />);
  expect(screen.getByText('Мария Ёлкина')).toBeVisible();
});

test('a row of an import has first name and surname, in whichever order the file has its columns', () => {
  const fields = ['nameSecond', 'nameMiddle', 'nameFirst', 'email'] as const;
  const columns = fields.map((field) => ({ field }));
  expect(nameOfRow({ cells: ['Ёлкина', 'Львовна', 'Мария', 'm@x.ru'] }, columns)).toBe('Мария Ёлкина');
  expect(nameOfRow({ cells: ['', '', '', 'm@x.ru'] }, columns)).toBe('m@x.ru');
});
