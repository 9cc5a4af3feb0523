import { isObjectType, type ObjectType } from './object-types';

/** Topics of live events about content: about its objects as everyone sees them, or about work on them (drafts, approvals). */
export type ContentTopic = ObjectType | `${ObjectType}Work`;

/** The kind of content of a topic, and whether the topic is about work on it. */
export interface ContentTopicKind {
  readonly objectType: ObjectType;
  readonly isWork: boolean;
}

/** Returns the kind of content of a topic; null for a topic that is not about content. */
export function kindOfTopic(topic: ContentTopic): ContentTopicKind;
export function kindOfTopic(topic: string): ContentTopicKind | null;
export function kindOfTopic(topic: string): ContentTopicKind | null {
  const isWork = topic.endsWith('Work');
  const objectType = isWork ? topic.slice(0, -'Work'.length) : topic;
  return isObjectType(objectType) ? { objectType, isWork } : null;
}

export const isContentTopic = (topic: string): topic is ContentTopic => kindOfTopic(topic) !== null;
