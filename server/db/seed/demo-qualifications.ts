import { sql } from 'drizzle-orm';
import type { Scope } from '@server/graphql/context';
import type { AssignmentServices } from '@server/modules/assignments/assignments.module';
import type { ModuleDeps } from '@server/modules/module';
import { createQualificationServices } from '@server/modules/qualifications/qualifications.module';
import { createAgenda } from './demo-agenda';
import { known, type DemoCompany } from './demo-company';
import { audienceOf, backdate } from './demo-content';
import { demoCompany, type DemoQualification, demoQualifications, demoTests } from './demo-data';
import { doneDates, objectsByCode, routeInput } from './demo-routes';
import { backdateAttempts, type DemoTests } from './demo-tests';
import { type DemoStory, storyOf } from './demo-story';
import { at, chance } from './demo-time';
import type { Clock } from './quiet-deps';

/** People just before the last stage, so that the leader in the demo has something to do. */
const BEFORE_THE_EXAM = new Set(['shop1Head', 'employee']);
/** Certificates are checked daily for this many past days, as in production. */
const LOOKED_AFTER_DAYS = 30;

type Version = DemoQualification['versions'][number];
interface PublishedQualification {
  definition: DemoQualification;
  id: number;
}

/** Tests that only qualifications require. */
const exams = new Map(demoTests.flatMap((test) => (test.audience === null ? [[test.code, test]] : [])));

/** The data and services from which the demo qualifications and their past are created. */
interface Story extends DemoStory {
  readonly services: ReturnType<typeof createQualificationServices>;
  readonly tests: DemoTests;
  readonly objects: Awaited<ReturnType<typeof objectsByCode>>;
  readonly agenda: ReturnType<typeof createAgenda>;
  /** The scope of the system itself. */
  readonly system: Scope;
  /** The key of each person, by the person's id. */
  readonly keyOf: ReadonlyMap<number, string>;
}

const follow = (story: Story, id: number, userIds: readonly number[]) =>
  story.services.following.follow(story.system, id, userIds);

async function createQualification(story: Story, definition: DemoQualification): Promise<number> {
  const { code, name, description, level, owner } = definition;
  story.clock.now = at(story.today, (definition.versions[0]?.daysAgo ?? 2) + 1, 15);
  const ownerId = known(story.company.people, owner).id;
  const { id } = await story.services.qualifications.create(story.admin, {
    code,
    name,
    description,
    level,
    ownerId,
  });
  return id;
}

async function publishVersion(
  story: Story,
  { definition, id }: PublishedQualification,
  { summary, stages, daysAgo }: Version,
): Promise<void> {
  const draft = await story.services.routes.save(
    story.admin,
    id,
    routeInput(definition, stages, story.objects),
    {
      isForce: true,
    },
  );
  if (daysAgo === null) return;
  await story.services.routes.publish(story.admin, {
    ...{ id, draftId: draft.id, draftUpdatedAt: draft.updatedAt },
    ...{ significance: 'major', changeSummary: summary },
  });
}

async function giveToAudience(story: Story, { definition, id }: PublishedQualification): Promise<void> {
  const groups = [audienceOf(story.company, definition.audience)];
  await story.assignments.rules.save(story.admin, {
    ...{ objectType: 'qualification', objectId: id, dueDays: definition.dueDays },
    audience: { groups, exceptUserIds: [] },
  });
}

/** Opens the last stage: some people take its test immediately, some later, a few wait. */
async function openExam(story: Story, id: number, code: string, userId: number): Promise<void> {
  const key = story.keyOf.get(userId) ?? '';
  const { objectId } = known(story.objects, code);
  const { share, dueDays } = known(exams, code);
  await follow(story, id, [userId]);
  await backdate(
    story.scope,
    { organizationId: story.scope.organizationId, objectType: 'test', objectId },
    story.clock.now,
    dueDays,
  );
  const luck = chance('exam', code, key);
  if (BEFORE_THE_EXAM.has(key) || luck >= share) return;
  const openDays = (story.today.getTime() - story.clock.now.getTime()) / 86_400_000;
  if (openDays < 2) return;
  const daysAgo = Math.max(1, Math.floor(openDays * (1 - luck / share)));
  const takenAt = at(story.today, daysAgo, 10 + chance('exam-hour', code, key) * 7);
  story.agenda.plan(takenAt, async () => {
    await story.tests.take(code, { key, at: takenAt, skill: 0.8 + chance('exam-skill', code, key) * 0.4 });
    story.clock.now = new Date(takenAt.getTime() + 600_000);
    await follow(story, id, [userId]);
  });
}

/** Returns when the person was hired. */
function hiredOn({ keyOf, today }: Story, userId: number): Date | null {
  const person = demoCompany.people.find(({ key }) => key === keyOf.get(userId));
  return person ? at(today, person.hiredDaysAgo, 10) : null;
}

/**
 * Awards the qualification to those who have done everything by now, and later to those who do so later; all others get the
 * missing components assigned.
 */
async function followEverybody(
  story: Story,
  { id }: PublishedQualification,
  { stages }: Version,
  next: Version | undefined,
): Promise<void> {
  const published = story.clock.now;
  const codes = stages.flatMap(({ items }) => items);
  const exam = codes.find((code) => exams.has(code));
  const read = codes.filter((code) => code !== exam).map((code) => known(story.objects, code));
  const { userIds, doneAt } = await doneDates(story.scope.tx, story.scope.organizationId, id, read);
  const nextAt = next?.daysAgo == null ? null : at(story.today, next.daysAgo, 14);
  const owing = userIds.filter((userId) => !doneAt.has(userId));
  for (const [userId, done] of doneAt) {
    const hired = hiredOn(story, userId) ?? published;
    const since = new Date(Math.max(published.getTime(), done.getTime() + 60_000, hired.getTime()));
    // By then the next version has other requirements.
    if (nextAt && since >= nextAt) continue;
    story.agenda.plan(since, () =>
      exam === undefined ? follow(story, id, [userId]) : openExam(story, id, exam, userId),
    );
  }
  await follow(story, id, owing);
}

/**
 * Inserts the qualifications of the demo company, earned and lost through the services of the application at the times in the
 * story. The progress on their components already exists.
 */
export async function insertDemoQualifications(
  scope: Omit<Scope, 'caller'>,
  company: DemoCompany,
  { deps, assignments, tests }: { deps: ModuleDeps; assignments: AssignmentServices; tests: DemoTests },
  clock: Clock,
): Promise<void> {
  const { tx, organizationId } = scope;
  const services = createQualificationServices(deps);
  const agenda = createAgenda();
  const system: Scope = { ...scope, caller: null };
  const story: Story = {
    ...storyOf(scope, company, assignments, clock),
    ...{ services, tests, agenda, system },
    objects: await objectsByCode(tx, organizationId, deps.contentKinds),
    keyOf: new Map([...company.people].map(([key, { id }]) => [id, key])),
  };
  const { today } = story;
  const all: PublishedQualification[] = [];
  for (const definition of demoQualifications) {
    const qualification = { definition, id: await createQualification(story, definition) };
    all.push(qualification);
    const object = {
      organizationId,
      objectType: 'qualification' as const,
      objectId: qualification.id,
    };
    for (const [index, version] of definition.versions.entries()) {
      agenda.plan(at(today, version.daysAgo ?? 2, 14), async () => {
        await publishVersion(story, qualification, version);
        if (version.daysAgo === null) return;
        if (index === 0) await giveToAudience(story, qualification);
        await backdate(scope, object, clock.now, definition.dueDays);
        await followEverybody(story, qualification, version, definition.versions[index + 1]);
      });
    }
  }
  for (let days = LOOKED_AFTER_DAYS; days >= 0; days -= 1) {
    agenda.plan(at(today, days, 6), () => services.losing.advance(system));
  }
  await agenda.run(clock);
  clock.now = today;
  await backdateAttempts(scope);
  await backdateEarned(scope);
  // Qualifications that expire soon are assigned again.
  await assignments.daily.advance(system);
  for (const { id } of all) await services.following.follow(system, id, null);
}

/** Sets the completion dates to the dates of the awards. */
async function backdateEarned({ tx, organizationId }: Pick<Scope, 'tx' | 'organizationId'>): Promise<void> {
  await tx.execute(sql`
    update assignment a set opened_at = greatest(a.start_at, a.created_at), completed_at = w.issued_at, updated_at = w.issued_at
    from qualification_award w
    where w.organization_id = ${organizationId} and a.organization_id = w.organization_id and a.id = w.assignment_id`);
}
