import type { Context } from '@server/graphql/context';
import type { AdaptationResolvers } from '@server/graphql/generated/domains/adaptation';
import { once } from '@server/graphql/idempotency';
import type { AdaptationRow } from './adaptation.tables';
import type { CourseService } from './plans/course.service';
import type { ItemsService } from './plans/items.service';
import { isAdaptionNotPassed } from './people.read-model';
import type { createPlanViewService } from './plans/plan-view.service';
import type { PlansService } from './plans/plans.service';
import { samplesIn } from './samples';
import type { TemplatesService } from './templates/templates.service';
import type { createTodayService } from './today.service';

interface Services {
  views: ReturnType<typeof createPlanViewService>;
  plans: PlansService;
  items: ItemsService;
  course: CourseService;
  templates: TemplatesService;
  today: ReturnType<typeof createTodayService>;
}

/** The resolvers of adaptation: graphql/schema/adaptation.graphql. */
export function createAdaptationResolvers(services: Services): AdaptationResolvers {
  const { views, plans, items, course, templates, today } = services;
  const pageOf = (context: Context, { userId }: AdaptationRow) => views.page(context, userId);
  return {
    Query: {
      adaptation: (_, { userId }, context) => views.page(context, userId ?? null),
      adaptations: (_, args, context) => views.list(context, args),
      today: (_, __, context) => today(context),
      adaptationTemplates: (_, { isArchive }, { scope }) => templates.list(scope, isArchive ?? false),
      adaptationSamples: (_, __, { lang }) => samplesIn(lang),
      adaptationTemplatePreview: (_, { template }, context) => templates.preview(context, template),
    },
    Mutation: {
      async adaptationStart(_, { userId, templateId }, context) {
        await plans.start(context.scope, await context.loaders.user.load(userId), templateId ?? null);
        return views.page(context, userId);
      },
      adaptationApply: async (_, { id, templateId }, context) =>
        pageOf(context, await plans.apply(context.scope, id, templateId)),
      adaptationItemCreate: (_, { item, clientKey }, { scope }) =>
        once(
          scope,
          { of: 'adaptationItemCreate', key: clientKey },
          () => items.create(scope, item),
          (id) => items.find(scope, id),
        ),
      adaptationItemUpdate: (_, { item }, { scope }) => items.update(scope, item),
      async adaptationItemDelete(_, { id }, { scope }) {
        await items.delete(scope, id);
        return true;
      },
      adaptationItemMark: (_, { id, isDone, grade, comment }, { scope }) =>
        items.mark(scope, id, { isDone, grade: grade ?? null, comment: comment ?? null }),
      adaptationShift: async (_, { id, days, from, updatedAt }, context) =>
        pageOf(context, await course.shift(context.scope, id, days, from ?? null, updatedAt ?? null)),
      adaptationPause: async (_, { id, from, reason, updatedAt }, context) =>
        pageOf(
          context,
          await course.pause(context.scope, id, from ?? null, reason ?? null, updatedAt ?? null),
        ),
      adaptationResume: async (_, { id, on, updatedAt }, context) =>
        pageOf(context, await course.resume(context.scope, id, on ?? null, updatedAt ?? null)),
      adaptationDecide: async (_, args, context) => pageOf(context, await course.decide(context.scope, args)),
      adaptationTemplateSave: (_, { template, isForRunning, clientKey }, { scope }) =>
        once(
          scope,
          { of: 'adaptationTemplateSave', key: clientKey },
          () => templates.save(scope, template, isForRunning ?? false),
          (id) => templates.find(scope, id),
        ),
      adaptationTemplateArchive: (_, { id, isArchive }, { scope }) => templates.archive(scope, id, isArchive),
    },
    User: {
      adaptationCount: ({ id }, _, { loaders }) => loaders.adaptationCountOfUser.load(id),
      trialPeriodTasks: ({ id }, _, { loaders }) => loaders.trialTasksOfUser.load(id),
      isAdaptionNotPassed: async ({ id, status }, _, { loaders }) =>
        isAdaptionNotPassed(status, await loaders.isAdaptationFailed.load(id)),
    },
    AdaptationTemplate: {
      positions: async ({ positionIds }, _, { loaders }) => {
        const found = await Promise.all(positionIds.map((id) => loaders.position.load(id)));
        return found.filter((position) => position !== null);
      },
      runningCount: ({ id }, _, { loaders }) => loaders.runningOfTemplate.load(id),
    },
  };
}
