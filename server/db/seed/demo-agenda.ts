import type { Clock } from './quiet-deps';

/** What happens when in the past that is being told; what happens may lead to more. */
export interface Agenda {
  plan(at: Date, happen: () => Promise<void>): void;
  /** Everything in the order of time, each with the clock at its own. */
  run(clock: Clock): Promise<void>;
}

/** Events of several stories, told as one. */
export function createAgenda(): Agenda {
  const planned: { at: Date; happen: () => Promise<void> }[] = [];
  return {
    plan(at, happen) {
      const index = planned.findIndex((other) => other.at > at);
      planned.splice(index === -1 ? planned.length : index, 0, { at, happen });
    },
    async run(clock) {
      for (let next = planned.shift(); next; next = planned.shift()) {
        clock.now = next.at;
        await next.happen();
      }
    },
  };
}
