/** What a cached response can contain, of whatever several domains share. */
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
  /**
   * Complete trees and option lists. They are kept current by the `referenceData` subscription, so other live events do not
   * invalidate them.
   */
  'Reference',
  /** Content of every kind. The ids contain the kind, see `content-tags.ts`. */
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
  /** What only the person sees: their saved views, notes, repetition. */
  'Own',
  'Report',
  'ReportSnapshot',
  'Notification',
  'NotificationSetting',
  'Email',
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

/** Tags that only one domain has: its `api.ts` declares them with `declare module`, and `addTagTypes`. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- domains fill it
export interface DomainTags {}

export type TagType = (typeof tagTypes)[number] | (keyof DomainTags & string);

export type Tag = TagType | { type: TagType; id: number | string };

const listId = 'LIST';

/** Returns the tags that a list provides: its own tag and one for each record. */
export function listTags(type: TagType, items: readonly { id: number | string }[] = []): Tag[] {
  return [{ type, id: listId }, ...items.map(({ id }) => ({ type, id }))];
}

export type ReferenceKind = 'position' | 'subdivision' | 'regulationStructure' | 'user';

/** Returns the tag of all data of a kind. */
export function referenceTag(kind: ReferenceKind): Tag {
  return { type: 'Reference', id: kind };
}

/** Returns the tag of one record. */
export function recordTag(type: TagType, id: number | string): Tag {
  return { type, id };
}

/** Returns the tag of the lists that can contain a record. */
export function listTag(type: TagType): Tag {
  return { type, id: listId };
}
