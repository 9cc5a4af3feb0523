// The kinds of content, for both sides: `ObjectType` of the contract.
export const OBJECT_TYPES = ['regulation', 'education', 'test', 'qualification'] as const;

export const isObjectType = (type: string): type is (typeof OBJECT_TYPES)[number] =>
  OBJECT_TYPES.some((each) => each === type);

/** What pages over one kind of content show when they are asked for none. */
export const DEFAULT_OBJECT_TYPE = 'regulation';
