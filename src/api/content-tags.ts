import type { ObjectType } from './generated/types';
import { recordTag, type Tag, type TagType } from './tags';

interface HasId {
  id: number;
}

interface ContentTags {
  /** Of one object. */
  record: (id: number) => Tag;
  /** Of the lists that an object may stand in. */
  list: Tag;
  /** What a list provides: itself, and each of its objects. */
  ofList: (items?: readonly HasId[]) => Tag[];
  /** What work on one object (its draft, approvals, properties) makes old at once, for whoever did it. */
  ofWork: (id: number) => Tag[];
  /** What a person's result (a signature, a refusal) makes old. */
  ofResult: (id: number) => Tag[];
}

/** The tags of a kind of content, which its name keeps apart from those of the others. */
export function contentTags(objectType: ObjectType): ContentTags {
  const record = (id: number | string): Tag => recordTag('Content', `${objectType}:${id}`);
  const list = record('LIST');
  return {
    record,
    list,
    ofList: (items = []) => [list, ...items.map(({ id }) => record(id))],
    ofWork: (id) => [record(id), list, 'ContentHistory', 'ContentVersion', 'Approval'],
    ofResult: (id) => [record(id), list, 'ContentHistory', 'ContentSignature', 'ContentTeam', 'Assignment'],
  };
}

const publishedTags: readonly TagType[] = [
  'ContentVersion',
  'ContentHistory',
  'ContentTeam',
  'Statistic',
  'Organization',
  'Search',
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

/** What to forget after objects of a kind, or the work on them, have changed; without ids, all of them. */
export function tagsOfContentChange(
  { objectType, isWork }: { objectType: ObjectType; isWork: boolean },
  ids: readonly number[],
): Tag[] {
  const { ofList } = contentTags(objectType);
  const changed: Tag[] = ids.length ? ofList(ids.map((id) => ({ id }))) : ['Content'];
  return [...(isWork ? workTags : publishedTags), ...changed];
}
