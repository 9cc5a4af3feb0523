import { routeProgress } from '@domain/qualifications/route';
import type { Scope } from '@server/graphql/context';
import type { QualificationItemProgress, StageState } from '@server/graphql/generated/types';
import { groupBy } from '@server/modules/group-by';
import type { RouteComponent } from '../route/qualification-version';
import type { CurrentRoute } from '../route/route.read-model';
import { readStates } from './progress.read-model';

/** A person's progress, as it is displayed. */
export interface ProgressView {
  percent: number;
  isEarned: boolean;
  stages: StageState[];
  items: QualificationItemProgress[];
}

/** Returns the progress of these people, in two statements; a person who was never assigned the qualification is left out. */
export async function progressOfPeople(
  { tx, organizationId }: Scope,
  { qualification, part, asked }: CurrentRoute,
  userIds: readonly number[],
): Promise<Map<number, ProgressView>> {
  const states = await readStates(tx, organizationId, qualification.id, asked, userIds);
  return new Map(
    [...groupBy(states, ({ userId }) => userId)].map(([userId, rows]) => {
      const byOrd = new Map(rows.map((row) => [row.ord, row]));
      const items = asked.map(({ item }, ord): QualificationItemProgress => {
        const { doneAt = null, isEarlier = false, status = null, dueAt = null } = byOrd.get(ord) ?? {};
        return {
          ...{ itemId: item.id, isDone: doneAt !== null, isEarlier, dueAt, doneAt },
          status,
        };
      });
      const done = new Set(items.filter(({ isDone }) => isDone).map(({ itemId }) => itemId));
      const progress = routeProgress<RouteComponent>(part, ({ id }) => done.has(id));
      return [userId, { ...progress, stages: [...progress.stages], items }];
    }),
  );
}
