import { webcrypto } from 'node:crypto';
import { fireEvent, screen } from '@testing-library/react';
import { SnapshotCheck } from '@src/features/reports/components/SnapshotCheck';
import { person, roleWith, storeOf } from '@test/src/shell/people';
import { openPageWire, showPart } from '@test/helpers/page/page-wire';

/** «Проверить файл»: whether a file is a snapshot of the organization, also of one that the reader may not see. */
const wire = openPageWire();

beforeAll(() => {
  Object.defineProperty(globalThis, 'isSecureContext', { value: true, configurable: true });
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
  Object.defineProperty(Blob.prototype, 'arrayBuffer', {
    configurable: true,
    value: () => Promise.resolve(new Uint8Array([1, 2, 3]).buffer),
  });
});

const snapshot = {
  ...{ id: 4, name: 'Просрочки', status: 'ready', tokens: 40, rows: 2, madeBy: 'Ольга Белова' },
  ...{ createdAt: '2026-12-01T10:00:00.000Z', sha256: 'ab', isWhole: true },
};

async function dropped(match: object | null): Promise<string> {
  wire.answer = () => ({ data: { reportSnapshotBySha256: match } });
  showPart(<SnapshotCheck />, '/statistic/report/snapshots', storeOf(person(), roleWith('statistics')));
  await screen.findByRole('button', { name: 'Перетащите PDF сюда или выберите' });
  const input = document.querySelector('input[type=file]');
  if (!input) throw new Error('there is no place for a file');
  fireEvent.change(input, { target: { files: [new File(['%PDF'], 'Отчёт.pdf')] } });
  return (await screen.findByRole('alert')).textContent;
}

const at = { createdAt: '2026-12-01T10:00:00.000Z' };

test.each([
  ['one’s own', { ...at, isWhole: true, snapshot }, /^Файл подлинный: «Просрочки», .*Ольга Белова$/],
  [
    'a colleague’s',
    { ...at, isWhole: true, snapshot: null },
    /^Файл подлинный: это зафиксированный отчёт вашей организации от 01\.12\.2026/,
  ],
  [
    'a colleague’s in a broken chain',
    { ...at, isWhole: false, snapshot: null },
    /вашей организации от .* подлинность подтвердить нельзя$/,
  ],
  ['no snapshot, or an altered one', null, /^«Отчёт\.pdf» не совпадает ни с одним/],
])('a file is %s', async (_what, match, text) => {
  const shown = await dropped(match);
  expect(shown).toMatch(text);
  if (match && !match.snapshot) expect(shown).not.toMatch(/Просрочки|Ольга/);
});
