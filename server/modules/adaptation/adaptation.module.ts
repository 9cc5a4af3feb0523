import { randomUUID } from 'node:crypto';
import type { ModuleDeps } from '@server/modules/module';
import type { ServerModule } from '@server/modules/server-module';
import { createAdaptationLoaders } from './adaptation.loaders';
import { createAdaptationResolvers } from './adaptation.resolvers';
import { createCourseService } from './plans/course.service';
import { followHandover } from './handover.listener';
import { createItemsService } from './plans/items.service';
import { createPlanEvents } from './plans/plan-events';
import { createPlanViewService } from './plans/plan-view.service';
import { createPlansService } from './plans/plans.service';
import { createAdaptationReminders } from './reminders.service';
import { createTemplatesService } from './templates/templates.service';
import { createTodayService } from './today.service';
import { handleJobs } from '@server/jobs/jobs';
import { adaptationJobs } from './adaptation.jobs';

/** Creates the services of the module; the data of a first start uses them too. */
export function createAdaptationServices(deps: ModuleDeps) {
  const { events: bus, ...rest } = deps;
  const events = createPlanEvents(deps);
  return {
    views: createPlanViewService(deps),
    plans: createPlansService({ ...rest, events }),
    items: createItemsService({ ...rest, events }),
    course: createCourseService({ ...rest, bus, events }),
    templates: createTemplatesService({ ...rest, events, newKey: randomUUID }),
    today: createTodayService(deps),
    reminders: createAdaptationReminders(deps),
  };
}

/** The adaptation of newcomers: their plans, the plan templates, and whose turn it is. */
export function createAdaptationModule(deps: ModuleDeps): ServerModule {
  const { reminders, ...services } = createAdaptationServices(deps);
  deps.events.on('users.changed', (scope, { userIds }) => services.plans.follow(scope, userIds));
  followHandover(deps, createPlanEvents(deps));
  return {
    resolvers: createAdaptationResolvers(services),
    loaders: createAdaptationLoaders,
    jobs: handleJobs(adaptationJobs, reminders.handlers),
  };
}
