import { isOpenStatus } from '@domain/assignment-statuses';
import type { AssignmentsResolvers } from '@server/graphql/generated/domains/assignments';
import { once } from '@server/graphql/idempotency';
import { requireKind } from '@server/modules/content/content-kinds';
import { loadUsers, requireUser } from '@server/modules/employees/employees.read-model';
import type { ModuleDeps } from '@server/modules/module';
import { fullName } from '@server/modules/person-name';
import type { GrantsService } from './grants/grants.service';
import { isOverdue } from './assignments.read-model';
import type { AssignmentsService } from './assignments.service';
import type { PrerequisitesService } from './prerequisites/prerequisites.service';
import type { RulesService } from './rules/rules.service';
import type { ShelfService } from './shelf/shelf.service';

interface Services extends Pick<ModuleDeps, 'contentKinds' | 'now'> {
  rules: RulesService;
  assignments: AssignmentsService;
  grants: GrantsService;
  prerequisites: PrerequisitesService;
  shelf: ShelfService;
}

const assignmentFields = ({
  contentKinds,
  now,
}: Pick<Services, 'contentKinds' | 'now'>): AssignmentsResolvers['Assignment'] => ({
  user: ({ userId }, _, { loaders }) => requireUser(loaders, userId),
  isOverdue: (row) => isOverdue(row, now()),
  score: async (row, _, context) => {
    if (row.score === null) return null;
    const isShown = (await contentKinds.of(row.objectType)?.showsScore?.(context, row)) ?? true;
    return isShown ? row.score : null;
  },
  canGiveUp: async ({ id, userId, isDerived, status }, _, { loaders, signedIn }) =>
    userId === signedIn.userId && signedIn.viewAs === null && isDerived && isOpenStatus(status)
      ? loaders.isTakenVoluntarily.load(id)
      : false,
});

const grantFields: AssignmentsResolvers['ObjectGrant'] = {
  targetName: async ({ targetType, targetId }, _, { loaders }) => {
    if (targetId === null || targetType === 'all') return null;
    if (targetType === 'user') {
      const user = await loaders.user.load(targetId);
      return user && fullName(user);
    }
    return (await loaders[targetType].load(targetId))?.name ?? null;
  },
};

/** The resolvers of assignments: graphql/schema/assignments.graphql. */
export function createAssignmentsResolvers({
  rules,
  assignments,
  grants,
  prerequisites,
  shelf,
  contentKinds,
  now,
}: Services): AssignmentsResolvers {
  return {
    Query: {
      assignmentRules: (_, object, { scope }) => rules.list(scope, object),
      assignmentRulePreview: async (_, { rule }, { scope, loaders }) => {
        const { addedIds, removedIds, ...counts } = await rules.preview(scope, rule);
        return {
          ...counts,
          added: await loadUsers(loaders, addedIds),
          removed: await loadUsers(loaders, removedIds),
        };
      },
      assignmentsRemindPreview: async (_, args, { scope, loaders }) => {
        const { userIds, ...preview } = await assignments.remindPreview(scope, args);
        return { ...preview, people: await loadUsers(loaders, userIds) };
      },
      assignments: (_, args, { scope }) => assignments.list(scope, args),
      assignmentReasons: (_, { assignmentId }, { scope }) => assignments.reasons(scope, assignmentId),
      objectGrants: (_, object, { scope }) => grants.list(scope, object),
      objectPrerequisites: (_, object, { scope }) => prerequisites.list(scope, object),
    },
    Mutation: {
      assignmentRuleSave: (_, { rule, clientKey }, { scope }) =>
        once(
          scope,
          { of: 'assignmentRuleSave', key: clientKey },
          () => rules.save(scope, rule),
          (id) => rules.find(scope, id),
        ),
      assignmentRuleDelete: async (_, { id }, { scope }) => {
        await rules.delete(scope, id);
        return true;
      },
      assignmentsRemind: (_, args, { scope }) => assignments.remind(scope, args),
      assignmentWaive: (_, { id, reason }, { scope }) => assignments.waive(scope, id, reason),
      objectGrantCreate: (_, { grant }, { scope }) => grants.create(scope, grant),
      objectGrantDelete: async (_, { id }, { scope }) => {
        await grants.delete(scope, id);
        return true;
      },
      objectPrerequisitesSave: (_, { required, ...object }, { scope }) =>
        prerequisites.save(scope, object, required),
      objectShelfSave: (_, { isOnShelf, ...object }, { scope }) => shelf.save(scope, object, isOnShelf),
      objectTake: (_, object, { scope }) => shelf.take(scope, object),
      objectGiveUp: async (_, object, { scope }) => {
        await shelf.giveUp(scope, object);
        return true;
      },
    },
    Assignment: assignmentFields({ contentKinds, now }),
    AssignmentRule: {
      matchCount: ({ id }, _, { loaders }) => loaders.matchesOfRule.load(id),
    },
    ObjectPrerequisite: {
      route: ({ objectType, objectId }) => requireKind(contentKinds, objectType).routes.reader(objectId),
    },
    ObjectGrant: grantFields,
  };
}
