import type { LiveEvents } from '@server/events/live-events';
import type { Scope } from '@server/graphql/context';

const TOPICS = [
  'organization',
  'subdivision',
  'position',
  'user',
  'regulation',
  'adaptation',
  'adaptationTemplate',
] as const;

/** Makes every open page of the organization read its data again. */
export async function publishSampleChange({ tx, organizationId }: Scope, live: LiveEvents): Promise<void> {
  for (const topic of TOPICS) await live.publish(tx, { organizationId, topic, ids: [] });
}
