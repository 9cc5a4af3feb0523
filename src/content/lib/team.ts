import { isOpenStatus } from '@domain/assignment-statuses';

interface TeamLike {
  objects: readonly { id: number }[];
  rows: readonly { user: { id: number }; cells: readonly ({ status: string } | null)[] }[];
}

/** Returns the people on the page who have not completed an object yet, by object. */
export function owing(team: TeamLike): { objectId: number; userIds: number[] }[] {
  return team.objects
    .map(({ id }, column) => ({
      objectId: id,
      userIds: team.rows.flatMap(({ user, cells }) => (isOpenStatus(cells[column]?.status) ? [user.id] : [])),
    }))
    .filter(({ userIds }) => userIds.length > 0);
}

/** Returns the names of the same people. */
export function owingNames(team: {
  rows: readonly { user: { nameFull: string }; cells: readonly ({ status: string } | null)[] }[];
}): string[] {
  return team.rows
    .filter(({ cells }) => cells.some((cell) => isOpenStatus(cell?.status)))
    .map(({ user }) => user.nameFull);
}
