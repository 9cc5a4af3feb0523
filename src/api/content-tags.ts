import type { ObjectType } from './generated/types';
import { listTag, recordTag, type Tag, type TagType } from './tags';

interface HasId {
  id: number;
}

interface ContentTags {
  /** The tag of one object. */
  record: (id: number) => Tag;
  /** The tag of the lists that can contain an object. */
  list: Tag;
  /** The tags that a list provides: its own tag and one for each object. */
  ofList: (items?: readonly HasId[]) => Tag[];
}

/** Returns the tags of one content kind. The kind's name in the ids separates them from other kinds. */
export function contentTags(objectType: ObjectType): ContentTags {
  const record = (id: number | string): Tag => recordTag('Content', `${objectType}:${id}`);
  const list = record('LIST');
  return {
    record,
    list,
    ofList: (items = []) => [list, ...items.map(({ id }) => record(id))],
  };
}

const publishedTags: readonly TagType[] = [
  'ContentVersion',
  'ContentHistory',
  'ContentTeam',
  'Statistic',
  'Organization',
  'Search',
  'Approval',
  'ObjectGrant',
];

const workTags: readonly TagType[] = [
  'ContentVersion',
  'ContentHistory',
  'ContentComment',
  'Approval',
  'ObjectGrant',
  'AssignmentRule',
  'Today',
];

/**
 * Returns the tags to invalidate after objects of a kind, or the work on them, have changed. Without ids, all objects are
 * invalidated.
 */
export function tagsOfContentChange(
  { objectType, isWork }: { objectType: ObjectType; isWork: boolean },
  ids: readonly number[],
): Tag[] {
  const { ofList } = contentTags(objectType);
  // Lists of several kinds have the tag of the type's lists.
  const changed: Tag[] = ids.length
    ? [listTag('Content'), ...ofList(ids.map((id) => ({ id })))]
    : ['Content'];
  return [...(isWork ? workTags : publishedTags), ...changed];
}
