import { property } from './errors';
import type { Tag } from './tags';
import { isTopic, tagsOfOwnChange } from './topic-tags';

/** Live events arrive within seconds of the response: a forgotten write costs one more request. */
const maxRemembered = 100;

/** The writes of this tab whose responses have arrived. */
const ownWrites = new Set<string>();

/**
 * Whether a live event repeats what the response of this tab's own write has already said. Events that arrive before the response
 * do not count: RTK Query then invalidates once for both, because it waits for the pending mutation.
 */
export const isOwnWrite = (writeId: string | null): boolean => writeId !== null && ownWrites.has(writeId);

/**
 * Returns the tags that an own write invalidates, from `extensions.changes` of its response: the topics and ids that the server
 * has published to this person.
 */
export function tagsOfOwnWrite(changes: unknown): Tag[] {
  const writeId = property(changes, 'writeId');
  if (ownWrites.size >= maxRemembered) ownWrites.clear();
  if (typeof writeId === 'string') ownWrites.add(writeId);
  const items = property(changes, 'items');
  return Array.isArray(items) ? items.flatMap(tagsOfItem) : [];
}

function tagsOfItem(item: unknown): Tag[] {
  const topic = property(item, 'topic');
  const ids = property(item, 'ids');
  // A newer server can publish topics that this page does not know.
  if (!isTopic(topic) || !Array.isArray(ids)) return [];
  return tagsOfOwnChange(
    topic,
    ids.filter((id) => typeof id === 'number'),
  );
}
