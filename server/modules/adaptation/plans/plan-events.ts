import type { Scope } from '@server/graphql/context';
import type { ModuleDeps } from '@server/modules/module';
import type { Plan } from './plans.read-model';

/** Publishes live events of plans to the people with a step in them, and to those who look after people. */
export function createPlanEvents({ live }: Pick<ModuleDeps, 'live'>) {
  return {
    async changed({ tx, organizationId }: Scope, plans: readonly Plan[]): Promise<void> {
      if (plans.length === 0) return;
      const concerned = plans.flatMap(({ people }) => Object.values(people));
      await live.publish(tx, {
        organizationId,
        topic: 'adaptation',
        ids: plans.map(({ adaptation }) => adaptation.userId),
        userIds: [...new Set(concerned.filter((id: number | null) => id !== null))],
      });
    },
  };
}

export type PlanEvents = ReturnType<typeof createPlanEvents>;
