import { and, eq, inArray, ne } from 'drizzle-orm';
import { isOpenStatus } from '@domain/assignment-statuses';
import type { Scope } from '@server/graphql/context';
import { assignmentTable, type AssignmentRow } from '@server/modules/assignments/assignments.tables';
import { groupBy } from '@server/modules/group-by';
import { currentAwardsOf } from '../awards/awards.repository';
import type { HeldAward } from '../qualifications.tables';

/** A person's qualification: their current or last assignment of it, and their newest certificate. */
export interface PersonQualification {
  qualificationId: number;
  assignment: AssignmentRow | null;
  award: HeldAward | null;
}

/** All qualifications of one person. */
export interface PersonQualifications {
  userId: number;
  qualifications: PersonQualification[];
}

/** Ranks what needs action first: a certificate that is about to be lost, then what is owed, what is held, what has ended. */
function rank({ assignment, award }: PersonQualification): number {
  if (award?.state === 'conditional') return 0;
  if (assignment && isOpenStatus(assignment.status)) return 1;
  return award?.state === 'valid' ? 2 : 3;
}

function joined(assignments: readonly AssignmentRow[], awards: readonly HeldAward[]): PersonQualification[] {
  const assignmentOf = new Map(assignments.map((row) => [row.objectId, row]));
  const awardOf = new Map(awards.map((row) => [row.qualificationId, row]));
  return [...new Set([...assignmentOf.keys(), ...awardOf.keys()])]
    .map((qualificationId) => ({
      qualificationId,
      assignment: assignmentOf.get(qualificationId) ?? null,
      award: awardOf.get(qualificationId) ?? null,
    }))
    .sort((a, b) => rank(a) - rank(b) || a.qualificationId - b.qualificationId);
}

/** Reads the qualifications of these people in two statements. */
export async function qualificationsOfPeople(
  { tx, organizationId }: Scope,
  userIds: readonly number[],
): Promise<PersonQualifications[]> {
  const table = assignmentTable;
  const assignments = await tx
    .select()
    .from(table)
    .where(
      and(
        eq(table.organizationId, organizationId),
        inArray(table.userId, [...userIds]),
        eq(table.objectType, 'qualification'),
        eq(table.isCurrent, true),
        ne(table.status, 'cancelled'),
      ),
    );
  const assignmentsOf = groupBy(assignments, ({ userId }) => userId);
  const awards = await currentAwardsOf(tx, organizationId, userIds);
  const awardsOf = groupBy(awards, ({ userId }) => userId);
  return userIds.map((userId) => ({
    userId,
    qualifications: joined(assignmentsOf.get(userId) ?? [], awardsOf.get(userId) ?? []),
  }));
}
