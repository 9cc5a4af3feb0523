import { type ContentTopic, isContentTopic, kindOfTopic } from '@domain/content-topics';
import { tagsOfContentChange } from './content-tags';
import type { ChangeTopic } from './generated/types';
import { listTags, type Tag, type TagType } from './tags';

interface TopicTags {
  /** Invalidated by the ids of the change: the records and the lists. */
  byId: readonly TagType[];
  /** Invalidated as a whole type, since their ids are of other records. */
  byType: readonly TagType[];
}

/** The tags that each topic of change invalidates. */
export const topicTags: Record<Exclude<ChangeTopic, ContentTopic>, TopicTags> = {
  organization: { byId: [], byType: ['Organization', 'Init', 'Sample'] },
  role: { byId: ['Role'], byType: ['Init'] },
  position: { byId: ['Position'], byType: ['User', 'Subdivision', 'Search'] },
  subdivision: { byId: ['Subdivision'], byType: ['User', 'Position', 'Search'] },
  regulationStructure: { byId: ['RegulationStructure'], byType: [] },
  user: {
    byId: ['User'],
    byType: ['Organization', 'Position', 'Subdivision', 'Search', 'Adaptation', 'Today'],
  },
  personnel: { byId: ['User'], byType: ['Today'] },
  assignment: {
    byId: ['Assignment'],
    byType: [
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
  adaptation: { byId: ['Adaptation'], byType: ['Today'] },
  adaptationTemplate: { byId: [], byType: ['AdaptationTemplate'] },
  notification: { byId: [], byType: ['Notification'] },
  notificationSettings: { byId: [], byType: ['NotificationSetting'] },
  idealPicture: { byId: [], byType: ['IdealPicture', 'Organization'] },
  session: { byId: [], byType: ['Init', 'Session'] },
  ipAccess: { byId: [], byType: ['IpAccess'] },
  employeeImport: { byId: ['EmployeeImport'], byType: [] },
  historyCheck: { byId: [], byType: ['HistoryCheck'] },
  payment: { byId: [], byType: ['Payment'] },
  support: { byId: [], byType: ['SupportSession', 'History', 'Init'] },
  providerAlert: { byId: [], byType: ['Init'] },
  client: { byId: ['Client'], byType: ['PromoCode', 'RefAccrual', 'ClientDocument', 'ClientDispute'] },
};

/** Returns the tags to invalidate after a change. */
export function tagsOfChange(topic: ChangeTopic, ids: readonly number[]): Tag[] {
  if (isContentTopic(topic)) return tagsOfContentChange(kindOfTopic(topic), ids);
  const { byId, byType } = topicTags[topic];
  return [
    ...byType,
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
