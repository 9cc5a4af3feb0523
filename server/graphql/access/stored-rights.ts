import type { RightArea } from '../generated/types';

/** The rights of a role by area. A missing area gives none; write implies read. */
export type StoredRights = Partial<Record<RightArea, { read: boolean; write: boolean }>>;
