import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TemplatesPage } from '@src/features/adaptation/pages/TemplatesPage';
import { newGroup } from '@src/features/assignments/lib/audience';
import { HeldPanel } from '@src/features/statistics/pages/HeldPanel';
import { StatisticTabContext } from '@src/features/statistics/statistic-tab';
import { ApprovalSteps } from '@src/content/edit/ApprovalSteps';
import { ContentKindContext } from '@src/content/content-kind';
import { regulationKind } from '@src/features/regulations/kind';
import { ApproversSection } from '@src/features/regulations/access/ApproversSection';
import { PeopleMatrix } from '@src/features/qualifications/view/PeopleMatrix';
import { People } from '@src/features/tests/execution/People';
import { ReviewQueue } from '@src/features/tests/execution/ReviewQueue';
import { SubdivisionListPage } from '@src/features/tests/pages/SubdivisionListPage';
import { qualificationRegistration } from '@src/app/qualification/registration';
import { AudienceBuilder } from '@src/features/assignments/rules/AudienceBuilder';
import { useAudienceText } from '@src/features/assignments/rules/useAudienceText';
import { PersonFilter } from '@src/features/history/components/PersonFilter';
import { openPageWire, showPart } from '@test/helpers/page/page-wire';
import { regulationToSign } from '../regulations/regulation-to-sign';
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

/** Two bakers of one name in two shops, and two in the same one with their numbers. */
const bakers = [
  { id: 1, shop: shops[0], personnelNumber: null },
  { id: 2, shop: shops[1], personnelNumber: '104' },
  { id: 3, shop: shops[1], personnelNumber: '217' },
].map(({ id, shop, personnelNumber }) => ({
  ...{ id, nameFirst: 'Иван', nameSecond: 'Петров', nameShort: 'Иван П.', nameFull: 'Иван Петров' },
  ...{ isArchive: false, avatar: null, personnelNumber },
  ...{ position: { id: 5, name: 'Пекарь' }, subdivision: { id: shop?.id ?? 0, name: shop?.name ?? '' } },
}));
const details = ['Пекарь · Север', 'Пекарь · Юг · таб. № 104', 'Пекарь · Юг · таб. № 217'];
const short = details.map((detail) => `Иван П. · ${detail}`);
const full = details.map((detail) => `Иван Петров · ${detail}`);

/** Answers the list of the page with these items, whatever it is called. */
function answerList(name: string, list: object) {
  wire.answer = ({ query }) => ({ data: query.includes(name) ? { [name]: list } : {} });
}
const showAll = async (names: readonly string[]) => {
  for (const name of names) expect(await screen.findByText(name)).toBeVisible();
};
const nothing = { attemptsUsed: 0, attemptsLeft: null, attemptsExtra: 0, nextAt: null, openAttemptId: null };
const noResult = { ...nothing, percent: null, isPassed: null, lastAt: null, assignment: null };

describe('lists tell people of one name apart by position, department and number', () => {
  test('the heat map of a team', async () => {
    answerList('testTeam', {
      ...{ count: 3, tests: [{ id: 7, code: 'Т-1', name: 'Касса' }] },
      rows: bakers.map((user) => ({ user, cells: [null] })),
    });
    showPart(<SubdivisionListPage RemindAll={() => null} />);
    await showAll(short);
  });

  test('results of a test', async () => {
    answerList('testResults', { count: 3, items: bakers.map((user) => ({ user, ...noResult })) });
    const abilities = {
      canEdit: false,
      canReport: true,
      canPublish: false,
      canReview: false,
      canTake: false,
    };
    showPart(<People test={{ id: 7, abilities, currentVersion: null }} />);
    await showAll(short);
  });

  test('answers that wait for an expert', async () => {
    const question = { id: 'q1', type: 'openText', text: 'Когда смена?', points: 100, key: { rubric: [] } };
    const answer = { type: 'openText', text: 'Утром' };
    answerList('testReviewQueue', {
      count: 3,
      items: bakers.map((user) => ({
        ...{ attemptId: user.id, user, finishedAt: '2026-11-01T09:00:00Z', question, answer, files: [] },
      })),
    });
    showPart(<ReviewQueue test={{ id: 7 }} />);
    for (const name of short) {
      const card = within(await screen.findByRole('article', { name: `${name}: Когда смена?` }));
      expect(card.getByText((text) => text.startsWith(`${name} · `))).not.toHaveTextContent(/Пекарь.*Пекарь/);
    }
  });

  test('holders of a qualification behind a number', async () => {
    const held = { object: { id: 9, name: 'Бариста' }, isValid: true, lastDay: null };
    answerList('statisticHolders', { count: 3, items: bakers.map((user) => ({ user, ...held })) });
    showPart(
      <StatisticTabContext value={qualificationRegistration.statistic ?? null}>
        <HeldPanel />
      </StatisticTabContext>,
      '/?held=valid',
    );
    await showAll(full);
  });

  test('people and components of a qualification', async () => {
    const progress = { percent: 0, items: [] };
    const rows = bakers.map((user) => ({ user, assignment: null, progress, award: null }));
    answerList('qualificationPeople', { count: 3, rows });
    showPart(<PeopleMatrix qualificationId={9} version={{ stages: [] }} />);
    await showAll(short);
  });

  test('steps of an approval', async () => {
    const approvals = bakers.map((approver) => ({
      ...{ id: approver.id, versionId: 20, approverId: approver.id, approver, step: approver.id },
      ...{ status: 'pending' as const, comment: '', decidedAt: null },
    }));
    showPart(
      <ContentKindContext value={regulationKind}>
        <ApprovalSteps approvals={approvals} />
      </ContentKindContext>,
    );
    await showAll(short);
  });

  test('approvers of a regulation', async () => {
    const approvers = { approvers: bakers, approverIds: bakers.map(({ id }) => id) };
    showPart(<ApproversSection regulation={{ ...regulationToSign, ...approvers }} />);
    await showAll(full);
  });
});
