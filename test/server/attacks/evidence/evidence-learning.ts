import { and, eq, inArray } from 'drizzle-orm';
import {
  type EvidenceRecordRow,
  evidenceRecordTable,
} from '@server/modules/content/evidence/evidence.tables';
import {
  educationProgressTable,
  type EducationProgressRow,
} from '@server/modules/educations/educations.tables';
import type { UserRow } from '@server/modules/employees/employees.tables';
import type { ObjectType } from '@server/graphql/generated/types';
import type { GraphqlAnswer, TestApp } from '@test/helpers/app';
import { anEducation, OPEN, type Published, REPORT } from '../../educations/support';
import { aQualification, give, publishRoute, routeOf } from '../../qualifications/support';
import { aTest } from '../../tests/support';

/** The organization's learning content: a course, a test, and a qualification earned by the course alone. */
export interface Learning {
  course: Published;
  exam: number;
  qualification: number;
}

/** An honest person's completion: the record, and its progress row. */
export interface HonestCompletion {
  record: EvidenceRecordRow;
  progress: EducationProgressRow;
}

type Author = Parameters<typeof anEducation>[0];

/** Publishes the content, and assigns it to these people. */
export async function publishLearning(author: Author, people: readonly UserRow[]): Promise<Learning> {
  const course = await anEducation(author, people, { minReadingSec: 0 });
  const { id: exam } = await aTest(author, people);
  const qualification = await aQualification(author);
  const item = { objectType: 'education' as const, objectId: course.id };
  await publishRoute(author, qualification, routeOf([{ items: [item] }]));
  await give(author, 'qualification', qualification, people);
  return { course, exam, qualification };
}

export const objectsOf = ({ course, exam, qualification }: Learning): [ObjectType, number][] => [
  ['education', course.id],
  ['test', exam],
  ['qualification', qualification],
];

/** Completes the course, which requires no time. */
export async function finishCourse(
  { gql }: TestApp,
  token: string,
  { course }: Learning,
): Promise<GraphqlAnswer<unknown>> {
  await gql(token, OPEN, { id: course.id });
  const progress = { educationId: course.id, versionId: course.versionId, seconds: 0 };
  return gql(token, REPORT, { progress });
}

/** Records about inactive people, in the order of the chain. */
export const recordsAbout = ({ app }: TestApp, organizationId: number, userIds: readonly number[]) =>
  app.database.system((tx) =>
    tx
      .select()
      .from(evidenceRecordTable)
      .where(
        and(
          eq(evidenceRecordTable.organizationId, organizationId),
          inArray(evidenceRecordTable.userId, [...userIds]),
        ),
      )
      .orderBy(evidenceRecordTable.id),
  );

/** The stored progress of the person's course. */
export async function completionOf(
  test: TestApp,
  organizationId: number,
  { course }: Learning,
  userId: number,
): Promise<HonestCompletion | null> {
  const records = await recordsAbout(test, organizationId, [userId]);
  const record = records.find(({ type }) => type === 'completion');
  const [progress] = await test.app.database.system((tx) =>
    tx
      .select()
      .from(educationProgressTable)
      .where(
        and(eq(educationProgressTable.userId, userId), eq(educationProgressTable.educationId, course.id)),
      ),
  );
  return record && progress ? { record, progress } : null;
}
