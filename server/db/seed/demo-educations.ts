import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Scope } from '@server/graphql/context';
import type { ClauseInput } from '@server/graphql/generated/types';
import type { AssignmentServices } from '@server/modules/assignments/assignments.module';
import { createEducationServices } from '@server/modules/educations/educations.module';
import { educationProgressTable } from '@server/modules/educations/educations.tables';
import type { UserRow } from '@server/modules/employees/employees.tables';
import type { ModuleDeps } from '@server/modules/module';
import { known, type DemoCompany } from './demo-company';
import {
  audienceOf,
  backdate,
  BEGUN,
  COMPLETED,
  type DemoObject,
  edited,
  type PastAct,
  touchInThePast,
} from './demo-content';
import { demoCompany, type DemoEducation, demoEducations } from './demo-data';
import { insertDemoShelf } from './demo-shelf';
import { type DemoStory, storyOf } from './demo-story';
import { at, chance } from './demo-time';
import type { Clock } from './quiet-deps';

type Version = DemoEducation['versions'][number];

/** Progress of the demo accounts in percent, so that each has something to continue. */
const PERCENT: Record<string, Record<string, number>> = {
  employee: { 'О-001': 60 },
  shop1Head: { 'О-003': 40 },
};
/** Content that they have not opened yet. */
const NOT_OPENED: Record<string, readonly string[]> = {
  employee: ['О-002', 'О-003', 'О-004'],
  shop1Head: ['О-004'],
};

const hiredDaysAgo = new Map(demoCompany.people.map(({ key, hiredDaysAgo: days }) => [key, days]));

/** Returns the progress of a person who never finished the last version; 0: not opened. */
function percentBegun(code: string, key: string): number {
  const fixed = PERCENT[key]?.[code];
  if (fixed !== undefined) return fixed;
  return chance('begun', code, key) < 0.5 ? 10 + Math.floor(chance('percent', code, key) * 80) : 0;
}

const isUnfinished = (code: string, key: string): boolean =>
  PERCENT[key]?.[code] !== undefined ||
  NOT_OPENED[key]?.includes(code) === true ||
  chance('unfinished', code, key) < 0.2;

/** Returns the reading time, or the watched part of a video, at this progress. */
function seenOf({ minReadingSec, video }: Pick<DemoEducation, 'minReadingSec' | 'video'>, percent: number) {
  if (!video) return { activeSec: Math.ceil((minReadingSec * percent) / 100), segments: [], positionSec: 0 };
  const to = Math.ceil((video.durationSec * Math.min(percent, video.minWatchPercent)) / 100);
  return { activeSec: 0, segments: [{ from: 0, to }], positionSec: to };
}

/** Returns when the person completed the version, if they did so before the next one was published. */
function completedAt(
  today: Date,
  code: string,
  { version, next, days }: { version: Version; next: Version | undefined; days: number },
  key: string,
): Date | null {
  const startedAgo = Math.min(version.daysAgo, hiredDaysAgo.get(key) ?? 0);
  const delay = Math.floor(chance('education', code, version.daysAgo, key) * (days + 2));
  const doneAgo = startedAgo - delay;
  if (startedAgo < 1 || doneAgo <= (next?.daysAgo ?? 0)) return null;
  if (next === undefined && isUnfinished(code, key)) return null;
  return at(today, doneAgo, delay === 0 ? 14 : 9 + chance('hour', code, key) * 10);
}

/** The data and services from which the demo courses and their past are created. */
interface Story extends DemoStory {
  readonly services: ReturnType<typeof createEducationServices>;
  readonly people: readonly { key: string; user: UserRow }[];
}

/** Records the people's progress on the version, and the active time that the server counted. */
async function insertProgress(
  story: Story,
  object: DemoObject,
  { versionId, minReadingSec, video }: { versionId: number } & Pick<DemoEducation, 'minReadingSec' | 'video'>,
  acts: readonly PastAct[],
  outcome: typeof BEGUN,
): Promise<void> {
  const touched = await touchInThePast(story.scope.tx, object, acts, minReadingSec, outcome);
  const byUser = new Map(acts.map((act) => [act.user.id, act]));
  const rows = touched.flatMap((row) => {
    const act = byUser.get(row.user_id);
    if (!act) return [];
    const { at: countedAt, percent } = act;
    return [
      {
        ...{
          organizationId: story.scope.organizationId,
          userId: row.user_id,
          educationId: object.objectId,
          assignmentId: row.id,
        },
        ...{ versionId, countedAt, completedAt: percent === undefined ? countedAt : null },
        ...seenOf({ minReadingSec, video }, percent ?? 100),
      },
    ];
  });
  if (rows.length === 0) return;
  const { userId, educationId, assignmentId } = educationProgressTable;
  await story.scope.tx
    .insert(educationProgressTable)
    .values(rows)
    .onConflictDoUpdate({
      target: [educationProgressTable.organizationId, userId, educationId, assignmentId],
      set: {
        versionId: sql`excluded.version_id`,
        activeSec: sql`excluded.active_sec`,
        segments: sql`excluded.segments`,
        positionSec: sql`excluded.position_sec`,
        countedAt: sql`excluded.counted_at`,
        completedAt: sql`excluded.completed_at`,
      },
    });
}

async function writeDraft(
  story: Story,
  id: number,
  clauses: readonly ClauseInput[],
  video: DemoEducation['video'],
) {
  const draft = await story.services.drafts.save(story.admin, id, { clauses, isForce: true });
  if (!video) return draft;
  return story.services.videoDrafts.save(story.admin, {
    ...{ id, isForce: true },
    video: { ...video, isSeekForbidden: false, isTranscriptEnough: true },
  });
}

async function publishVersion(
  story: Story,
  id: number,
  clauses: readonly ClauseInput[],
  version: Version,
  video: DemoEducation['video'],
): Promise<number> {
  story.clock.now = at(story.today, version.daysAgo, 12);
  const draft = await writeDraft(story, id, clauses, video);
  await story.services.publishing.publish(story.admin, {
    ...{ id, draftId: draft.id, draftUpdatedAt: draft.updatedAt },
    ...{ significance: version.significance, changeSummary: version.summary, dueDays: version.dueDays },
  });
  return draft.id;
}

async function readVersion(
  story: Story,
  object: DemoObject,
  { code, minReadingSec, video }: DemoEducation,
  versionId: number,
  fixed: { version: Version; next: Version | undefined; days: number },
): Promise<void> {
  const reading = { versionId, minReadingSec, video };
  const done = story.people.flatMap(({ key, user }) => {
    const doneAt = completedAt(story.today, code, fixed, key);
    return doneAt ? [{ user, at: doneAt }] : [];
  });
  await insertProgress(story, object, reading, done, COMPLETED);
  if (fixed.next !== undefined) return;
  const isDone = new Set(done.map(({ user }) => user.id));
  const inTheMiddle = story.people.flatMap(({ key, user }) => {
    const percent = isDone.has(user.id) ? 0 : percentBegun(code, key);
    const hasBegun = percent > 0 && (hiredDaysAgo.get(key) ?? 0) > 1;
    return hasBegun ? [{ user, percent, at: at(story.today, 1, 9 + chance('begun', key) * 9) }] : [];
  });
  await insertProgress(story, object, reading, inTheMiddle, BEGUN);
}

async function createEducation(story: Story, education: DemoEducation): Promise<number> {
  const { code, name, description, category, minReadingSec, owner, video, versions } = education;
  story.clock.now = at(story.today, (versions[0]?.daysAgo ?? 2) + 1, 15);
  const { id } = await story.services.educations.create(story.admin, {
    ...{ typeContent: video ? 'video' : 'text', code, name, description, category, minReadingSec },
    ownerId: known(story.company.people, owner).id,
  });
  return id;
}

async function createEducationStory(story: Story, education: DemoEducation): Promise<number> {
  const { audience, dueDays } = education;
  const [first] = education.versions;
  const id = await createEducation(story, education);
  const object = {
    organizationId: story.scope.organizationId,
    objectType: 'education' as const,
    objectId: id,
  };
  let clauses: ClauseInput[] = education.clauses.map((clause) => ({ id: randomUUID(), ...clause }));
  if (first === undefined) await writeDraft(story, id, clauses, education.video);
  let versionId = 0;
  for (const [index, version] of education.versions.entries()) {
    clauses = edited(clauses, version.edits);
    versionId = await publishVersion(story, id, clauses, version, education.video);
    if (index === 0 && audience) {
      const groups = [audienceOf(story.company, audience)];
      await story.assignments.rules.save(story.admin, {
        ...{ objectType: 'education', objectId: id, dueDays },
        audience: { groups, exceptUserIds: [] },
      });
    }
    const days = version.dueDays ?? dueDays;
    await backdate(story.scope, object, story.clock.now, days);
    await readVersion(story, object, education, versionId, {
      version,
      next: education.versions[index + 1],
      days,
    });
  }
  story.clock.now = at(story.today, 1, 13);
  for (const { person, clause, text } of education.comments) {
    const clauseId = clauses[clause]?.id ?? '';
    await story.services.comments.create(story.as(person), { objectId: id, versionId, clauseId, text });
  }
  return id;
}

/** Inserts the courses of the demo company with all progress so far. */
export async function insertDemoEducations(
  scope: Omit<Scope, 'caller'>,
  company: DemoCompany,
  { deps, assignments }: { deps: ModuleDeps; assignments: AssignmentServices },
  clock: Clock,
): Promise<void> {
  const services = createEducationServices(deps);
  const story: Story = {
    ...storyOf(scope, company, assignments, clock),
    services,
    people: demoCompany.people.map(({ key }) => ({ key, user: known(company.people, key) })),
  };
  const ids = new Map<string, number>();
  for (const education of demoEducations)
    ids.set(education.code, await createEducationStory(story, education));
  await insertDemoShelf(story.admin, ids, { assignments, educations: services.educations });
  clock.now = story.today;
}
