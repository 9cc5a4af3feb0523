import type { RightArea } from './generated/resolvers';

/** What a role permits, by area. A missing area permits nothing; write implies read. */
export type StoredRights = Partial<Record<RightArea, { read: boolean; write: boolean }>>;
