import type { Clock } from './quiet-deps';

/** A schedule of past events in the demo story; an event may schedule more events. */
export interface Agenda {
  plan(at: Date, happen: () => Promise<void>): void;
  /** Runs all events in chronological order and sets the clock to the time of each. */
  run(clock: Clock): Promise<void>;
}

/** Creates an agenda that merges the events of several stories. */
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
