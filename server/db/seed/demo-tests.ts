import { sql } from 'drizzle-orm';
import type { AnyQuestion } from '@domain/questions/question';
import { integer } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import type { Scope } from '@server/graphql/context';
import type { AssignmentServices } from '@server/modules/assignments/assignments.module';
import type { ModuleDeps } from '@server/modules/module';
import { FIRST_SETTINGS, storedPart } from '@server/modules/tests/test-version';
import { createTestServices } from '@server/modules/tests/tests.services';
import type { AttemptRow } from '@server/modules/tests/tests.tables';
import { known, type DemoCompany } from './demo-company';
import { audienceOf, backdate } from './demo-content';
import { demoCompany, type DemoTest, demoTests } from './demo-data';
import { demoAnswer, demoQuestion } from './demo-questions';
import { type DemoStory, storyOf } from './demo-story';
import { at, chance } from './demo-time';
import type { Clock } from './quiet-deps';

/** Tests that the demo accounts have yet to take: for the first or the second time. */
const NOT_TAKEN: Record<string, readonly string[]> = { employee: ['Т-001', 'Т-002'] };
const ONCE_FAILED: Record<string, string> = { shop1Head: 'Т-001' };
/** People with an unfinished attempt; these attempts have no time limit. */
const IN_THE_MIDDLE: Record<string, string> = { p46: 'Т-002', p22: 'Т-002' };

const TAB = 'demo-browser';
const MINUTE_MS = 60_000;

/** An attempt at a test at some time in the past. */
interface PastAttempt {
  key: string;
  at: Date;
  /** From 0 to 1: how much the person knows. */
  skill: number;
  isEnded: boolean;
}

interface PublishedTest {
  id: number;
  definition: DemoTest;
  questions: readonly AnyQuestion[];
}

/** Returns the attempts so far. */
function attemptsAt(
  definition: DemoTest,
  daysAgo: number,
  keys: readonly string[],
  today: Date,
): PastAttempt[] {
  return keys.flatMap((key) => {
    const { hiredDaysAgo } = demoCompany.people.find((person) => person.key === key) ?? { hiredDaysAgo: 0 };
    const hour = 9 + chance('test-hour', definition.code, key) * 9;
    const since = Math.min(daysAgo, hiredDaysAgo);
    const first =
      since - Math.floor(chance('test-day', definition.code, key) * Math.min(since, definition.dueDays));
    const act = { key, isEnded: true, skill: 0.6 + chance('skill', definition.code, key) * 0.6 };
    if (NOT_TAKEN[key]?.includes(definition.code) || first < 2) return [];
    if (IN_THE_MIDDLE[key] === definition.code) return [{ ...act, at: at(today, 1, hour), isEnded: false }];
    if (ONCE_FAILED[key] === definition.code) return [{ ...act, at: at(today, 2, hour), skill: 0.3 }];
    if (chance('taken', definition.code, key) >= definition.share) return [];
    return [{ ...act, at: at(today, first, hour) }];
  });
}

/** What later parts of the story can do with the tests. */
export interface DemoTests {
  /** Takes a test from beginning to end as this person. */
  take(code: string, act: Omit<PastAttempt, 'isEnded'>): Promise<void>;
}

/** The data and services from which the demo tests and their past are created. */
interface Story extends DemoStory {
  readonly services: ReturnType<typeof createTestServices>;
  /** The key of each person, by the person's id. */
  readonly keyOf: ReadonlyMap<number, string>;
}

async function writeTest(story: Story, definition: DemoTest): Promise<PublishedTest> {
  const { code, name, description, category, owner, audience, dueDays, daysAgo, limitMinutes } = definition;
  story.clock.now = at(story.today, (daysAgo ?? 2) + 1, 15);
  const ownerId = known(story.company.people, owner).id;
  const { id } = await story.services.tests.create(story.admin, {
    code,
    name,
    description,
    category,
    ownerId,
  });
  const questions = definition.questions.map((question, index) => demoQuestion(`q${index + 1}`, question));
  const part = storedPart({ questions, settings: { ...FIRST_SETTINGS, limitMinutes }, draws: [] });
  const draft = await story.services.drafts.saveOwn(story.admin, id, { ...part, isForce: true });
  if (daysAgo === null) return { id, definition, questions };
  story.clock.now = at(story.today, daysAgo, 9);
  await story.services.publishing.publish(story.admin, {
    ...{ id, draftId: draft.id, draftUpdatedAt: draft.updatedAt },
    ...{ significance: 'major', changeSummary: 'Первая версия' },
  });
  if (audience === null) return { id, definition, questions };
  await story.assignments.rules.save(story.admin, {
    ...{ objectType: 'test', objectId: id, dueDays },
    audience: { groups: [audienceOf(story.company, audience)], exceptUserIds: [] },
  });
  await backdate(
    story.scope,
    { organizationId: story.scope.organizationId, objectType: 'test', objectId: id },
    story.clock.now,
    dueDays,
  );
  return { id, definition, questions };
}

/** Returns the keys of the people with a current assignment. */
async function keysOwing(story: Story, id: number): Promise<string[]> {
  const rows = await selectRows(story.scope.tx, { user_id: integer })(sql`
      select user_id from assignment where organization_id = ${story.scope.organizationId} and object_type = 'test'
        and object_id = ${id} and is_current order by user_id`);
  return rows.flatMap(({ user_id: userId }) => story.keyOf.get(userId) ?? []);
}

async function takeTest(
  story: Story,
  { id, definition, questions }: PublishedTest,
  act: PastAttempt,
): Promise<void> {
  const taker = story.as(act.key);
  const luck = (word: string, index: number) => chance(word, definition.code, act.key, index);
  story.clock.now = act.at;
  const attempt = await story.services.attempts.start(taker, id, TAB);
  for (const [index, question] of questions.entries()) {
    const source = definition.questions[index];
    if (!source || (!act.isEnded && index > 0)) break;
    story.clock.now = new Date(story.clock.now.getTime() + MINUTE_MS * (0.3 + luck('pace', index)));
    const answered = { isKnown: luck('knows', index) < act.skill, luck: luck('words', index) };
    const answer = demoAnswer(question, source, answered);
    const saved = { attemptId: attempt.id, tab: TAB, questionId: question.id, seq: 1, answer };
    await story.services.attempts.save(taker, saved);
  }
  if (!act.isEnded) return;
  story.clock.now = new Date(story.clock.now.getTime() + MINUTE_MS / 2);
  const ended = await story.services.attempts.submit(taker, attempt.id, TAB);
  // The newest ones still wait for their expert.
  if (ended.state === 'onReview' && act.at < at(story.today, 6, 0))
    await gradeOpenTexts(story, ended, definition, questions);
}

async function gradeOpenTexts(
  story: Story,
  ended: AttemptRow,
  definition: DemoTest,
  questions: readonly AnyQuestion[],
): Promise<void> {
  story.clock.now = new Date(story.clock.now.getTime() + 60 * MINUTE_MS);
  // Nobody grades their own attempt.
  const expert =
    ended.userId === known(story.company.people, definition.owner).id
      ? story.admin
      : story.as(definition.owner);
  for (const question of questions) {
    if (question.type !== 'openText') continue;
    const points =
      chance('graded', definition.code, ended.userId) < 0.75 ? question.points : question.points / 2;
    await story.services.grading.grade(expert, {
      ...{ attemptId: ended.id, questionId: question.id, points },
      comment: points === question.points ? 'Всё верно.' : 'Не забудьте убрать продукты.',
    });
  }
}

/** Inserts the tests of the demo company, taken and graded through the services of the application at the times in the story. */
export async function insertDemoTests(
  scope: Omit<Scope, 'caller'>,
  company: DemoCompany,
  { deps, assignments }: { deps: ModuleDeps; assignments: AssignmentServices },
  clock: Clock,
): Promise<DemoTests> {
  const story: Story = {
    ...storyOf(scope, company, assignments, clock),
    services: createTestServices(deps),
    keyOf: new Map([...company.people].map(([key, { id }]) => [id, key])),
  };
  const written = new Map<string, PublishedTest>();
  const past: { at: Date; happen: () => Promise<void> }[] = [];
  for (const definition of demoTests) {
    const test = await writeTest(story, definition);
    written.set(definition.code, test);
    if (definition.daysAgo === null) continue;
    const acts = attemptsAt(definition, definition.daysAgo, await keysOwing(story, test.id), story.today);
    past.push(...acts.map((act) => ({ at: act.at, happen: () => takeTest(story, test, act) })));
  }
  past.sort((a, b) => a.at.getTime() - b.at.getTime());
  for (const { happen } of past) await happen();
  clock.now = story.today;
  await backdateAttempts(scope);
  return { take: (code, act) => takeTest(story, known(written, code), { ...act, isEnded: true }) };
}

/** Sets the dates of assignment changes to those of the attempts that caused them. */
export async function backdateAttempts({
  tx,
  organizationId,
}: Pick<Scope, 'tx' | 'organizationId'>): Promise<void> {
  await tx.execute(sql`
    update assignment a set opened_at = d.began, updated_at = d.ended,
      completed_at = case when a.status = 'done' then d.ended end
    from (
      select t.assignment_id as id, min(t.started_at) as began, max(coalesce(t.finished_at, t.started_at)) as ended
      from test_attempt t where t.organization_id = ${organizationId} group by 1) d
    where a.organization_id = ${organizationId} and a.id = d.id`);
}
