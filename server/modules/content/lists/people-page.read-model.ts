import { and, eq, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import limits from '@graphql/limits.json';
import type { Scope } from '@server/graphql/context';
import { type AssignmentRow, assignmentTable } from '@server/modules/assignments/assignments.tables';
import { paging } from '@server/modules/checks';
import { userTable } from '@server/modules/employees/employees.tables';
import {
  isTheirPosition,
  isTheirSubdivision,
  placeColumns,
  type PlacedPerson,
} from '@server/modules/employees/person-places.read-model';
import { countOfAll, paged } from '@server/modules/paged';
import { positionTable, subdivisionTable } from '@server/modules/structure/structure.tables';
import { byName } from './people-by-name.sql';

const u = alias(userTable, 'u');

interface PeoplePage {
  page?: number | null | undefined;
  pageSize?: number | null | undefined;
  /** The condition on `u`, the people of the list. */
  people: SQL | undefined;
  /** Joins the assignment that is shown with `u`. */
  assignment: SQL;
}

/** A person of a page with the assignment that it shows. */
export interface AssignedPerson extends PlacedPerson {
  assignment: AssignmentRow | null;
}

/** Returns a page of people by name, each with an assignment of theirs, and the number of all. */
export async function pageOfPeople(
  { tx, organizationId }: Scope,
  { page, pageSize, people, assignment }: PeoplePage,
): Promise<{ rows: AssignedPerson[]; count: number }> {
  return paged(paging(page, pageSize, limits.pageSizeMax), ({ limit, offset }) => {
    // All people are counted and sorted with only the columns needed for that; the rest is read only for those on the page.
    const shown = tx
      .select({ id: u.id, count: countOfAll.as('count') })
      .from(u)
      .where(people)
      .orderBy(...byName)
      .limit(limit)
      .offset(offset)
      .as('shown');
    return tx
      .select({ user: u, ...placeColumns, assignment: assignmentTable, count: shown.count })
      .from(shown)
      .innerJoin(u, and(eq(u.organizationId, organizationId), eq(u.id, shown.id)))
      .leftJoin(positionTable, isTheirPosition(u))
      .leftJoin(subdivisionTable, isTheirSubdivision(u))
      .leftJoin(assignmentTable, assignment)
      .orderBy(...byName);
  });
}
