// The kinds of content, for browser and server: `ObjectType` of the contract.
export const OBJECT_TYPES = ['regulation', 'education', 'test', 'qualification'] as const;

export type ObjectType = (typeof OBJECT_TYPES)[number];

export const isObjectType = (type: string): type is ObjectType =>
  OBJECT_TYPES.some((known) => known === type);

/** The kind that pages about a single kind of content show by default. */
export const DEFAULT_OBJECT_TYPE = 'regulation';
