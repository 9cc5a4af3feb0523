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
  /** Of every kind: ids say which, see `content-tags.ts`. */
  'Content',
  'ContentVersion',
  'ContentHistory',
  'ContentSignature',
  'ContentComment',
  'ContentTeam',
  'Approval',
  'Assignment',
  'AssignmentRule',
  'ObjectGrant',
  'Adaptation',
  'AdaptationTemplate',
  'Today',
  'Statistic',
  'Report',
  'ReportSnapshot',
  'Notification',
  'NotificationSetting',
  'Letter',
  'History',
  'Search',
  'Session',
  'IpAccess',
  'FaqEntry',
  'Payment',
  'PromoCode',
  'RefAccrual',
  'ClientDocument',
  'ClientDispute',
  'ProviderAlert',
  'Client',
  'SupportSession',
] as const;

export type TagType = (typeof tagTypes)[number];

export type Tag = TagType | { type: TagType; id: number | string };

const listId = 'LIST';

/** Tags that a list provides: itself, and each of its records. */
export function listTags(type: TagType, items: readonly { id: number | string }[] = []): Tag[] {
  return [{ type, id: listId }, ...items.map(({ id }) => ({ type, id }))];
}

export type ReferenceKind = 'position' | 'subdivision' | 'regulationStructure' | 'user';

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
