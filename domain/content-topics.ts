import { isObjectType, type ObjectType } from './object-types';

/** Topics of live events about content: of its objects as everyone sees them, or of work on them (drafts, approvals). */
export type ContentTopic = ObjectType | `${ObjectType}Work`;

/** Of which kind of content a topic is, and whether it is of work. */
export interface ContentTopicKind {
  readonly objectType: ObjectType;
  readonly isWork: boolean;
}

/** The kind that a topic is of; null for a topic that is not of content. */
export function kindOfTopic(topic: ContentTopic): ContentTopicKind;
export function kindOfTopic(topic: string): ContentTopicKind | null;
export function kindOfTopic(topic: string): ContentTopicKind | null {
  const isWork = topic.endsWith('Work');
  const objectType = isWork ? topic.slice(0, -'Work'.length) : topic;
  return isObjectType(objectType) ? { objectType, isWork } : null;
}

export const isContentTopic = (topic: string): topic is ContentTopic => kindOfTopic(topic) !== null;
