import type { Context } from '@server/graphql/context';
import type {
  QualificationInput,
  QualificationSort,
  QueryQualificationsArgs,
  QueryQualificationTeamArgs,
} from '@server/graphql/generated/types';
import type { QualificationsResolvers } from '@server/graphql/generated/domains/qualifications';
import { subjectOf } from '@server/graphql/access/subject';
import { canView } from '@server/modules/content/access/access.policy';
import { primeListed, primeTeam } from '@server/modules/content/content-loaders';
import type { ContentServices } from '@server/modules/content/content-services';
import {
  byOwnText,
  listContent,
  type SortOrder,
} from '@server/modules/content/lists/content-list.read-model';
import { readTeam } from '@server/modules/content/lists/team.read-model';
import type { PropertiesService } from '@server/modules/content/objects/properties.service';
import type { PeopleService } from './people/people.service';
import { qualificationContent, qualificationKey } from './qualification.content';
import type { RoutesService } from './qualifications.service';
import type { ReplacingService } from './route/replacing.service';
import type { WithdrawingService } from './awards/withdrawing.service';
import { asQualification, type QualificationRow } from './qualifications.tables';
import { qualificationLoaders } from './qualifications.visibility';

export interface QualificationServices extends Pick<ContentServices, 'drafts'> {
  qualifications: PropertiesService<QualificationRow, QualificationInput>;
  routes: RoutesService;
  people: PeopleService;
  replacing: ReplacingService;
  withdrawing: WithdrawingService;
}

const sorts: Partial<Record<QualificationSort, SortOrder>> = {
  level: byOwnText(qualificationContent, 'level'),
};

/** Returns a page of a tab, and primes the loaders with what its single statement read, so that fields need not read it again. */
async function page({ scope, loaders }: Context, args: QueryQualificationsArgs) {
  const { items, count } = await listContent(scope, qualificationContent, args, sorts);
  for (const item of items) {
    primeListed(qualificationLoaders(loaders), asQualification, item);
    loaders.myAssignment.prime(qualificationKey(item.object.id), item.assignment);
    loaders.user.prime(item.owner.id, item.owner);
  }
  return { items: items.map(({ object }) => asQualification(object)), count };
}

async function visibleQualification(
  { loaders, signedIn }: Context,
  id: number,
): Promise<QualificationRow | null> {
  const access = await loaders.qualificationAccess.load(id);
  // Absent, foreign and forbidden objects get the same response.
  return access && canView(subjectOf(signedIn), access) ? loaders.qualificationById.load(id) : null;
}

async function team({ scope, loaders }: Context, args: QueryQualificationTeamArgs) {
  const found = await readTeam(scope, qualificationContent, args);
  primeTeam(loaders, qualificationLoaders(loaders), asQualification, found);
  return {
    qualifications: found.columns.map(({ object }) => asQualification(object)),
    rows: found.rows,
    count: found.count,
  };
}

/** The queries of qualifications. */
export const createQualificationQueries = ({
  people,
  replacing,
}: Pick<QualificationServices, 'people' | 'replacing'>): QualificationsResolvers['Query'] => ({
  qualifications: (_, args, context) => page(context, args),
  qualification: (_, { id }, context) => visibleQualification(context, id),
  qualificationTeam: (_, args, context) => team(context, args),
  qualificationPeople: (_, args, context) => people.people(context, args),
  qualificationItemReplacePreview: (_, { replacement }, { scope }) => replacing.preview(scope, replacement),
});

/** The mutations of qualifications. */
export const createQualificationMutations = ({
  drafts,
  qualifications,
  replacing,
  routes,
  withdrawing,
}: QualificationServices): QualificationsResolvers['Mutation'] => ({
  qualificationCreate: (_, { qualification, clientKey }, { scope }) =>
    qualifications.create(scope, qualification, clientKey),
  qualificationUpdate: (_, { qualification }, { scope }) => qualifications.update(scope, qualification),
  qualificationDelete: (_, { id }, { scope }) => qualifications.remove(scope, id),
  qualificationDraftSave: (_, { id, route, ...copy }, { scope }) => routes.save(scope, id, route, copy),
  qualificationDraftDiscard: async (_, { id }, { scope }) => asQualification(await drafts.discard(scope, id)),
  qualificationPublish: (_, { publication, clientKey }, { scope }) =>
    routes.publish(scope, publication, clientKey),
  qualificationPublishPreview: (_, { id, significance }, { scope }) =>
    routes.preview(scope, id, significance ?? null),
  qualificationItemReplace: (_, { replacement, clientKey }, { scope }) =>
    replacing.replace(scope, replacement, clientKey),
  qualificationAwardWithdraw: (_, { id, reason, clientKey }, { scope }) =>
    withdrawing.withdraw(scope, id, reason, clientKey),
});
