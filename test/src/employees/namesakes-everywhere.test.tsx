import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TemplatesPage } from '@src/features/adaptation/pages/TemplatesPage';
import { newGroup } from '@src/features/assignments/lib/audience';
import { AudienceBuilder } from '@src/features/assignments/rules/AudienceBuilder';
import { useAudienceText } from '@src/features/assignments/rules/useAudienceText';
import { PersonFilter } from '@src/features/history/components/PersonFilter';
import { openPageWire, showPart } from '@test/helpers/page/page-wire';
import { person, storeOf } from '../shell/people';

/** Positions and people with one name, wherever one of them is chosen or named. */

const wire = openPageWire();

const place = { parentId: null, order: 1, isArchive: false, updatedAt: '2026-11-01T00:00:00Z' };
const tills = [
  { ...place, id: 1, name: 'Кассир', subdivisionId: 10 },
  { ...place, id: 2, name: 'Кассир', subdivisionId: 20 },
];
const shops = [
  { ...place, id: 10, name: 'Север', leader: null, employeesCount: 1 },
  { ...place, id: 20, name: 'Юг', leader: null, employeesCount: 1 },
];
const ivan = (id: number, shop: string) => ({
  ...{ id, nameShort: 'Иван П.', nameFull: 'Иван Петров', status: 'working', isArchive: false, avatar: null },
  ...{ personnelNumber: null, email: null, dateJobStart: null },
  position: { id: id - 10, name: `Кассир ${shop}` },
  subdivision: { id: (id - 10) * 10, name: shop },
});

beforeEach(() => {
  wire.answer = ({ query }) => {
    if (query.includes('positionOptions')) return { data: { positions: { count: 2, items: tills } } };
    if (query.includes('subdivisionOptions')) return { data: { subdivisions: { count: 2, items: shops } } };
    if (query.includes('adaptationTemplates'))
      return {
        data: {
          adaptationTemplates: [{ id: 3, name: 'Касса', isArchive: false, positions: tills, steps: [] }],
        },
      };
    return { data: { users: { count: 2, items: [ivan(11, 'Север'), ivan(12, 'Юг')] } } };
  };
});

async function offered(label: string): Promise<string[]> {
  await userEvent.click(await screen.findByRole('combobox', { name: label }));
  const list = await screen.findByRole('listbox');
  const options = await within(list).findAllByRole('option');
  return options.map(({ textContent }) => textContent);
}

test('a rule offers positions and people with what distinguishes them', async () => {
  showPart(
    <AudienceBuilder
      objectType="regulation"
      value={{ groups: [newGroup()], exceptUserIds: [] }}
      isChecked={false}
      onChange={() => undefined}
    />,
  );
  await userEvent.click(await screen.findByRole('combobox', { name: 'Должности' }));
  expect(await screen.findByRole('option', { name: /Кассир · Север/ })).toBeVisible();
  expect(screen.getByRole('option', { name: /Кассир · Юг/ })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  const people = await offered('Сотрудники');
  expect(people[0]).toContain('Иван Петров · Кассир Север');
  expect(people[1]).toContain('Иван Петров · Кассир Юг');
});

test('the text of a rule names them in the same way', async () => {
  const none = { all: null, withChildren: null, statuses: null, hiredAfter: null, subdivisionIds: null };
  const audience = { groups: [{ ...none, positionIds: [2], userIds: [11, 12] }], exceptUserIds: [] };
  function RuleText() {
    return <p>{useAudienceText(audience).groups.join()}</p>;
  }
  showPart(<RuleText />);
  const text = /Кассир · Юг.*Иван П\. · Кассир Север, Иван П\. · Кассир Юг/;
  expect(await screen.findByText(text)).toBeVisible();
});

test('a template of adaptation is for positions with their subdivisions', async () => {
  showPart(<TemplatesPage />, '/adaptation/templates', storeOf(person({ isAdmin: true })));
  expect(await screen.findByText('Кассир · Север, Кассир · Юг')).toBeVisible();
});

test('the filter of the history by a person shows which one', async () => {
  showPart(<PersonFilter label="Кто" placeholder="Кто" value={null} onChange={() => undefined} />);
  const people = await offered('Кто');
  expect(people[0]).toContain('Иван Петров · Кассир Север');
  expect(people[1]).toContain('Иван Петров · Кассир Юг');
});
