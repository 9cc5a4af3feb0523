import { isOpenStatus } from '@domain/assignment-statuses';

interface TeamLike {
  regulations: readonly { id: number }[];
  rows: readonly { user: { id: number }; cells: readonly ({ status: string } | null)[] }[];
}

/** Who on the page still owes a signature, by regulation. */
export function owing(team: TeamLike): { regulationId: number; userIds: number[] }[] {
  return team.regulations
    .map(({ id }, column) => ({
      regulationId: id,
      userIds: team.rows.flatMap(({ user, cells }) => (isOpenStatus(cells[column]?.status) ? [user.id] : [])),
    }))
    .filter(({ userIds }) => userIds.length > 0);
}

/** The same people by name. */
export function owingNames(team: {
  rows: readonly { user: { nameFull: string }; cells: readonly ({ status: string } | null)[] }[];
}): string[] {
  return team.rows
    .filter(({ cells }) => cells.some((cell) => isOpenStatus(cell?.status)))
    .map(({ user }) => user.nameFull);
}
