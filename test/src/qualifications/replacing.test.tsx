import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import type { ReactElement } from 'react';
import { ContentKindsContext, type ObjectPickerProps } from '@src/content/content-kind';
import type { QualificationDetails, RouteItem, RouteVersion } from '@src/features/qualifications/api';
import { StageCard } from '@src/features/qualifications/edit/StageCard';
import { qualificationKind } from '@src/features/qualifications/kind';
import { ArchivedComponents } from '@src/features/qualifications/replace/ArchivedComponents';
import { isEditToggled } from '@src/store/slices/settings';
import { createStore } from '@src/store/store';
import { openPageWire, showPart } from '@test/helpers/page/page-wire';

/** An archived component, and its replacement. */

const wire = openPageWire();
beforeAll(async () => {
  await i18next.loadNamespaces(['common', 'content', 'qualifications']);
}, 60_000);

const item: RouteItem = {
  ...{ id: 'i7', objectType: 'test', objectId: 7, isRequired: true, weight: 3, acceptEarlierDays: 30 },
  component: { code: 'Т-7', name: 'Касса', isPublished: true, isArchive: true },
};
const stage = { id: 's1', title: 'Основы', gate: 'all' as const, k: 1, items: [item] };
const version: RouteVersion = {
  ...{ id: 2, qualificationId: 5, label: '1.0', status: 'published', passPercent: 100 },
  ...{ validityMonths: 12, renewalDays: 30, graceDays: 30, itemCount: 1, significance: 'major' },
  ...{ changeSummary: '', publishedAt: null, updatedAt: '2026-11-01T00:00:00Z', stages: [stage] },
};
const owner = { id: 1, nameShort: 'А. Г.', nameFull: 'А. Главная', isArchive: false };
const qualification: QualificationDetails = {
  ...{ id: 5, code: 'К-001', name: 'Кассир', description: '', level: 2, ownerId: 1, status: 'published' },
  owner: { ...owner, avatar: null, position: null },
  abilities: { canEdit: true, canReport: true, canPublish: false },
  ...{ isArchive: false, updatedAt: '2026-11-01T00:00:00Z', currentVersion: version, draftVersion: null },
  ...{ myAssignment: null, myProgress: null, myAwards: [], statistic: null },
};

/** A picker with two tests. */
function ObjectPicker({ onChange }: ObjectPickerProps) {
  return (
    <>
      <button onClick={() => onChange({ id: 8, name: 'Возвраты' })}>Возвраты</button>
      <button onClick={() => onChange({ id: 7, name: 'Касса' })}>Касса</button>
    </>
  );
}
const kinds = [{ ...qualificationKind, objectType: 'test' as const, title: 'tests', ObjectPicker }];
const show = (page: ReactElement, store = createStore()) =>
  showPart(<ContentKindsContext value={kinds}>{page}</ContentKindsContext>, '/', store);

it('an editor sees an archived component, and how to replace it; others see nothing', async () => {
  show(<ArchivedComponents qualification={qualification} />);
  await screen.findByText('«Касса» в архиве: те, кто его не прошёл, не получат квалификацию.');
  screen.getByRole('button', { name: 'Заменить' });
  const reader = { ...qualification, abilities: { canEdit: false, canReport: false, canPublish: false } };
  cleanup();
  show(<ArchivedComponents qualification={reader} />);
  expect(screen.queryByText(/в архиве/)).toBeNull();
});

it('outside edit mode it is named, and not replaced', async () => {
  const store = createStore();
  store.dispatch(isEditToggled());
  show(<ArchivedComponents qualification={qualification} />, store);
  await screen.findByText('«Касса» в архиве: те, кто его не прошёл, не получат квалификацию.');
  expect(screen.queryByRole('button', { name: 'Заменить' })).toBeNull();
});

it('when somebody is writing a draft, it is replaced there', async () => {
  const draftVersion = { id: 3, status: 'draft' as const, updatedAt: '2026-11-02T00:00:00Z' };
  show(<ArchivedComponents qualification={{ ...qualification, draftVersion }} />);
  const way = await screen.findByRole('link', { name: 'К составу' });
  expect(way.getAttribute('href')).toBe('/qualification/view/5/edit');
});

it('the dry run shows who is affected before the button is enabled; then it is sent once', async () => {
  const user = userEvent.setup();
  const preview = { owing: 5, earning: 1, kept: 12, conditional: 0, until: null };
  wire.answer = ({ query, variables }) => {
    if (query.includes('mutation')) return { data: { qualificationItemReplace: { id: 5 } } };
    const isMajor = JSON.stringify(variables).includes('major');
    const answer = isMajor ? { ...preview, kept: 0, conditional: 12, until: '2026-12-28' } : preview;
    return { data: { qualificationItemReplacePreview: answer } };
  };
  show(<ArchivedComponents qualification={qualification} />);
  await user.click(await screen.findByRole('button', { name: 'Заменить' }));
  const dialog = await screen.findByRole('dialog', { name: 'Заменить «Касса»' });
  const button = within(dialog).getByRole('button', { name: 'Заменить' });
  expect(button).toHaveProperty('disabled', true);
  await user.click(await within(dialog).findByRole('button', { name: 'Возвраты' }));
  await within(dialog).findByText('+5 сотрудников должны пройти новый компонент');
  within(dialog).getByText('1 сотрудник сразу получит сертификат');
  within(dialog).getByText('Никто не потеряет сертификат');
  within(dialog).getByText('12 сертификатов останутся в силе');
  await user.click(within(dialog).getByRole('radio', { name: /Проходят новый компонент/ }));
  await within(dialog).findByText('12 сертификатов станут условными до 28.12.2026');
  await user.click(button);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(wire.mutations().map(({ variables }) => variables)).toMatchObject([
    {
      replacement: { id: 5, itemId: 'i7', objectType: 'test', objectId: 8, significance: 'major' },
      clientKey: expect.any(String),
    },
  ]);
});

it('in a draft the new one replaces the old one with its rules; an existing component is not accepted', async () => {
  const user = userEvent.setup();
  const changed = jest.fn();
  show(
    <StageCard
      stage={stage}
      number={1}
      isLast
      isReadOnly={false}
      taken={new Set(['test:7'])}
      onChange={changed}
      onMove={() => undefined}
      onRemove={() => undefined}
    />,
  );
  await user.click(await screen.findByRole('button', { name: 'Заменить «Касса»' }));
  const group = screen.getByRole('group', { name: 'Касса' });
  await user.click(within(group).getByRole('combobox', { name: 'Что добавить' }));
  await user.click(await screen.findByRole('option', { name: 'Тест' }));
  await user.click(await within(group).findByRole('button', { name: 'Касса' }));
  await within(group).findByText('Этот компонент уже есть в квалификации');
  await user.click(within(group).getByRole('button', { name: 'Возвраты' }));
  expect(changed).toHaveBeenCalledTimes(1);
  expect(changed.mock.calls[0][0].items).toMatchObject([
    { objectType: 'test', objectId: 8, isRequired: true, weight: 3, acceptEarlierDays: 30 },
  ]);
  expect(changed.mock.calls[0][0].items[0].id).not.toBe('i7');
});
