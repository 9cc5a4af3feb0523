import { AppError } from '@server/errors';
import type { Context } from '@server/graphql/context';
import type { QueryQualificationPeopleArgs } from '@server/graphql/generated/types';
import type { AssignmentRow } from '@server/modules/assignments/assignments.tables';
import { seesWholeReport } from '@server/modules/content/access/access.policy';
import { callerOf } from '@server/graphql/access/subject';
import type { UserRow } from '@server/modules/employees/employees.tables';
import { primePlaced } from '@server/modules/employees/person-places.read-model';
import type { ModuleDeps } from '@server/modules/module';
import { currentAwards } from '../awards/awards.repository';
import { qualificationAccess } from '../qualification.content';
import type { HeldAward } from '../qualifications.tables';
import { currentRoute } from '../route/route.read-model';
import { type ProgressView, progressOfPeople } from './progress-view';
import { peopleOfQualification } from './people.read-model';

/** A person to whom the qualification was assigned. */
export interface PersonView {
  user: UserRow;
  assignment: AssignmentRow | null;
  progress: ProgressView;
  award: HeldAward | null;
}

export interface PeopleService {
  people(
    context: Context,
    args: QueryQualificationPeopleArgs,
  ): Promise<{ rows: PersonView[]; count: number }>;
}

/** Shows people and their progress on the components of a qualification. */
export const createPeopleService = ({ contentKinds }: Pick<ModuleDeps, 'contentKinds'>): PeopleService => ({
  async people({ scope, loaders }, args) {
    const { tx, organizationId } = scope;
    const access = await qualificationAccess.requireReport(scope, args.id);
    const route = await currentRoute(contentKinds, scope, args.id);
    if (!route) throw new AppError('notFound');
    const { rows, count } = await peopleOfQualification(
      scope,
      args,
      seesWholeReport(callerOf(scope), access),
    );
    const ids = rows.map(({ user }) => user.id);
    const [progresses, awards] = await Promise.all([
      progressOfPeople(scope, route, ids),
      currentAwards(tx, organizationId, args.id, ids),
    ]);
    primePlaced(loaders, rows);
    return {
      rows: rows.flatMap(({ user, assignment }) => {
        const progress = progresses.get(user.id);
        const award = awards.find(({ userId }) => userId === user.id) ?? null;
        return progress ? [{ user, assignment, progress, award }] : [];
      }),
      count,
    };
  },
});
