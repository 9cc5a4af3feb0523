import type { ChangeTopic } from './generated/types';

/** Everything that a cached answer can be about. */
export const tagTypes = [
  'Init',
  'Organization',
  'IdealPicture',
  'Sample',
  'User',
  'EmployeeImport',
  'HistoryCheck',
  'Role',
  'AccessRequest',
  'Position',
  'Subdivision',
  'RegulationStructure',
  /** Whole trees and choices, which follow `referenceData` by themselves: live changes leave them alone. */
  'Reference',
  'Regulation',
  'RegulationVersion',
  'RegulationHistory',
  'RegulationSignature',
  'RegulationComment',
  'RegulationTeam',
  'Approval',
  'Assignment',
  'AssignmentRule',
  'ObjectGrant',
  'Adaptation',
  'AdaptationTemplate',
  'Today',
  'Statistic',
  'Notification',
  'NotificationSetting',
  'Letter',
  'History',
  'Search',
  'Session',
  'IpAccess',
] as const;

export type TagType = (typeof tagTypes)[number];

export type Tag = TagType | { type: TagType; id: number | string };

interface TopicTags {
  /** Told apart by the ids of the change: one record and the lists. */
  byId: readonly TagType[];
  /** Forgotten as a whole, since their ids are others. */
  whole: readonly TagType[];
}

/** Which answers a change makes old. */
export const topicTags: Record<ChangeTopic, TopicTags> = {
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
      'Regulation',
      'RegulationTeam',
      'RegulationSignature',
      'RegulationHistory',
      'AssignmentRule',
      'Statistic',
      'Organization',
      'Adaptation',
      'Today',
    ],
  },
  adaptation: { byId: ['Adaptation'], whole: ['Today'] },
  adaptationTemplate: { byId: [], whole: ['AdaptationTemplate'] },
  regulation: {
    byId: ['Regulation'],
    whole: [
      'RegulationVersion',
      'RegulationHistory',
      'RegulationTeam',
      'Statistic',
      'Organization',
      'Search',
    ],
  },
  regulationWork: {
    byId: ['Regulation'],
    whole: [
      'RegulationVersion',
      'RegulationHistory',
      'RegulationComment',
      'Approval',
      'ObjectGrant',
      'AssignmentRule',
      'Today',
    ],
  },
  notification: { byId: [], whole: ['Notification'] },
  notificationSettings: { byId: [], whole: ['NotificationSetting'] },
  idealPicture: { byId: [], whole: ['IdealPicture', 'Organization'] },
  session: { byId: [], whole: ['Init', 'Session'] },
  ipAccess: { byId: [], whole: ['IpAccess'] },
  employeeImport: { byId: ['EmployeeImport'], whole: [] },
  historyCheck: { byId: [], whole: ['HistoryCheck'] },
};

const listId = 'LIST';

/** Tags that a list provides: itself, and each of its records. */
export function listTags(type: TagType, items: readonly { id: number | string }[] = []): Tag[] {
  return [{ type, id: listId }, ...items.map(({ id }) => ({ type, id }))];
}

export type ReferenceKind = 'position' | 'subdivision' | 'regulationStructure';

/** The tag of everything of a kind. */
export function referenceTag(kind: ReferenceKind): Tag {
  return { type: 'Reference', id: kind };
}

/** The tag of one record. */
export function recordTag(type: TagType, id: number | string): Tag {
  return { type, id };
}

/** The tag of the lists that a record may stand in. */
export function listTag(type: TagType): Tag {
  return { type, id: listId };
}

/** What to forget after a change. */
export function tagsOfChange(topic: ChangeTopic, ids: readonly number[]): Tag[] {
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
