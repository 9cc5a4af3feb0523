import type { Scope } from '@server/graphql/context';
import type { AssignmentServices } from '@server/modules/assignments/assignments.module';
import type { DemoCompany } from './demo-company';
import { actorsOf } from './demo-content';
import type { Clock } from './quiet-deps';

/** What the past of each kind of content is told with. */
export interface DemoStory {
  readonly scope: Omit<Scope, 'caller'>;
  readonly company: DemoCompany;
  readonly assignments: AssignmentServices;
  /** Returns a function that makes a scope with the person of a key as its caller. */
  readonly as: (key: string) => Scope;
  /** Whoever works in HR: creates, publishes and assigns all of it. */
  readonly admin: Scope;
  readonly clock: Clock;
  /** When the past ends. */
  readonly today: Date;
}

/** A story that begins: the clock stands at its end still. */
export function storyOf(
  scope: Omit<Scope, 'caller'>,
  company: DemoCompany,
  assignments: AssignmentServices,
  clock: Clock,
): DemoStory {
  const as = actorsOf(scope, company);
  return { scope, company, assignments, as, admin: as('hr'), clock, today: clock.now };
}
