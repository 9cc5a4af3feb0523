import { type ContentTopic, isContentTopic, kindOfTopic } from '@domain/content-topics';
import { tagsOfContentChange } from './content-tags';
import type { ChangeTopic } from './generated/types';
import { listTags, type ReferenceKind, referenceTag, type Tag, type TagType, tagTypes } from './tags';

interface TopicTags {
  /** Invalidated by the ids of the change: the records and the lists. */
  byId?: readonly TagType[];
  /** Invalidated as a whole type, since their ids are of other records. */
  byType?: readonly TagType[];
  /**
   * Reference data that the `referenceData` subscription keeps current record by record. Only an own write invalidates it, since
   * its page may have no socket.
   */
  reference?: ReferenceKind;
}

/** The topics of a domain, and the tags that each of them invalidates. Topics of content kinds need none. */
export type TopicTagsByTopic = { readonly [Topic in Exclude<ChangeTopic, ContentTopic>]?: TopicTags };

let registered: ReadonlyMap<string, TopicTags> = new Map();

/** Registers the topics of the domains, once, when the program starts. No two domains have the same topic, by a test. */
export function registerTopicTags(tables: readonly TopicTagsByTopic[]): void {
  registered = new Map(tables.flatMap((table) => Object.entries(table)));
}

/** Returns all tags, those that only one domain has too: for a page that may be out of date as a whole. */
export const everyTag = (): TagType[] => [
  ...tagTypes,
  ...[...registered.values()].flatMap(({ byId = [], byType = [] }) => [...byId, ...byType]),
];

/** Whether a domain or a content kind has registered the topic. */
export const isTopic = (topic: unknown): topic is string =>
  typeof topic === 'string' && (isContentTopic(topic) || registered.has(topic));

/** Returns the tags to invalidate after a change. Without ids, any object of the topic can have changed. */
export function tagsOfChange(topic: string, ids: readonly number[]): Tag[] {
  if (isContentTopic(topic)) return tagsOfContentChange(kindOfTopic(topic), ids);
  const { byId = [], byType = [] } = registered.get(topic) ?? {};
  return [...byType, ...byId.flatMap((type) => (ids.length ? listTags(type, ids.map(withId)) : [type]))];
}

/** Returns the tags to invalidate after a change that this tab made. */
export function tagsOfOwnChange(topic: string, ids: readonly number[]): Tag[] {
  const reference = registered.get(topic)?.reference;
  return [...tagsOfChange(topic, ids), ...(reference ? [referenceTag(reference)] : [])];
}

const withId = (id: number) => ({ id });
