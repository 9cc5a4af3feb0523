// The kinds of content, for both sides: `ObjectType` of the contract.
export const OBJECT_TYPES = ['regulation', 'education', 'test', 'qualification'] as const;

export type ObjectType = (typeof OBJECT_TYPES)[number];

export const isObjectType = (type: string): type is ObjectType =>
  OBJECT_TYPES.some((known) => known === type);

/** What pages over one kind of content show when they are asked for none. */
export const DEFAULT_OBJECT_TYPE = 'regulation';
