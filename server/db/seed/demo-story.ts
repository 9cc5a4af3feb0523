import type { Scope } from '@server/graphql/context';
import type { AssignmentServices } from '@server/modules/assignments/assignments.module';
import type { DemoCompany } from './demo-company';
import { actorsOf } from './demo-content';
import type { Clock } from './quiet-deps';

/** The shared context for creating the past of each kind of content. */
export interface DemoStory {
  readonly scope: Omit<Scope, 'caller'>;
  readonly company: DemoCompany;
  readonly assignments: AssignmentServices;
  /** Returns a function that makes a scope with the person of a key as its caller. */
  readonly as: (key: string) => Scope;
  /** The scope of the HR person who creates, publishes and assigns everything. */
  readonly admin: Scope;
  readonly clock: Clock;
  /** The date at which the past ends. */
  readonly today: Date;
}

/** Creates a story that ends at the clock's current time. */
export function storyOf(
  scope: Omit<Scope, 'caller'>,
  company: DemoCompany,
  assignments: AssignmentServices,
  clock: Clock,
): DemoStory {
  const as = actorsOf(scope, company);
  return { scope, company, assignments, as, admin: as('hr'), clock, today: clock.now };
}
