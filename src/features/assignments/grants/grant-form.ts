import type { GrantLevel, GrantTarget } from '../api';

export const GRANT_LEVELS: readonly GrantLevel[] = ['view', 'edit', 'report'];
export const GRANT_TARGETS: readonly GrantTarget[] = ['subdivision', 'position', 'role', 'user', 'all'];

export interface GrantValues {
  level: GrantLevel;
  targetType: GrantTarget;
  targetId: number | null;
  withChildren: boolean;
}

export const newGrant: GrantValues = {
  level: 'view',
  targetType: 'subdivision',
  targetId: null,
  withChildren: true,
};
