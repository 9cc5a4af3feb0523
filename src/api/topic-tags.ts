import { type ContentTopic, isContentTopic, kindOfTopic } from '@domain/content-topics';
import { tagsOfContentChange } from './content-tags';
import type { ChangeTopic } from './generated/types';
import { listTags, type Tag, type TagType } from './tags';

interface TopicTags {
  /** Invalidated by the ids of the change: the records and the lists. */
  byId: readonly TagType[];
  /** Invalidated as a whole type, since their ids are of other records. */
  whole: readonly TagType[];
}

/** The tags that each topic of change invalidates. */
export const topicTags: Record<Exclude<ChangeTopic, ContentTopic>, TopicTags> = {
  organization: { byId: [], whole: ['Organization', 'Init', 'Sample'] },
  role: { byId: ['Role'], whole: ['Init'] },
  position: { byId: ['Position'], whole: ['User', 'Subdivision', 'Search'] },
  subdivision: { byId: ['Subdivision'], whole: ['User', 'Position', 'Search'] },
  regulationStructure: { byId: ['RegulationStructure'], whole: [] },
  user: {
    byId: ['User'],
    whole: ['Organization', 'Position', 'Subdivision', 'Search', 'Adaptation', 'Today'],
  },
  personnel: { byId: ['User'], whole: ['Today'] },
  assignment: {
    byId: ['Assignment'],
    whole: [
      'Content',
      'ContentTeam',
      'ContentSignature',
      'ContentHistory',
      'AssignmentRule',
      'Statistic',
      'Organization',
      'Adaptation',
      'Today',
    ],
  },
  adaptation: { byId: ['Adaptation'], whole: ['Today'] },
  adaptationTemplate: { byId: [], whole: ['AdaptationTemplate'] },
  notification: { byId: [], whole: ['Notification'] },
  notificationSettings: { byId: [], whole: ['NotificationSetting'] },
  idealPicture: { byId: [], whole: ['IdealPicture', 'Organization'] },
  session: { byId: [], whole: ['Init', 'Session'] },
  ipAccess: { byId: [], whole: ['IpAccess'] },
  employeeImport: { byId: ['EmployeeImport'], whole: [] },
  historyCheck: { byId: [], whole: ['HistoryCheck'] },
  payment: { byId: [], whole: ['Payment'] },
  support: { byId: [], whole: ['SupportSession', 'History', 'Init'] },
  providerAlert: { byId: [], whole: ['Init'] },
  client: { byId: ['Client'], whole: ['PromoCode', 'RefAccrual', 'ClientDocument', 'ClientDispute'] },
};

/** Returns the tags to invalidate after a change. */
export function tagsOfChange(topic: ChangeTopic, ids: readonly number[]): Tag[] {
  if (isContentTopic(topic)) return tagsOfContentChange(kindOfTopic(topic), ids);
  const { byId, whole } = topicTags[topic];
  return [
    ...whole,
    ...byId.flatMap((type): Tag[] =>
      ids.length
        ? listTags(
            type,
            ids.map((id) => ({ id })),
          )
        : [type],
    ),
  ];
}
