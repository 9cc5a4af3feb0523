import { uuid } from '@src/lib/uuid';
import type { Audience, AudienceInput } from '../api';

/** A group of conditions in the editor, without null values. */
export interface GroupDraft {
  key: string;
  isAll: boolean;
  subdivisionIds: number[];
  withChildren: boolean;
  positionIds: number[];
  userIds: number[];
  statuses: string[];
  /** yyyy-MM-dd, or empty. */
  hiredAfter: string;
}

export interface AudienceDraft {
  groups: GroupDraft[];
  exceptUserIds: number[];
}

/** Returns a group without conditions. */
export function newGroup(): GroupDraft {
  return {
    key: uuid(),
    isAll: false,
    subdivisionIds: [],
    withChildren: true,
    positionIds: [],
    userIds: [],
    statuses: [],
    hiredAfter: '',
  };
}

/** Whether a group has no condition and so selects nobody in particular. */
export function isEmptyGroup(group: GroupDraft): boolean {
  return (
    !group.isAll &&
    group.subdivisionIds.length === 0 &&
    group.positionIds.length === 0 &&
    group.userIds.length === 0 &&
    group.statuses.length === 0 &&
    group.hiredAfter === ''
  );
}

/** Whether the audience can be saved: it has at least one group, and every group has a condition. */
export function isCompleteAudience(audience: AudienceDraft): boolean {
  return audience.groups.length > 0 && !audience.groups.some(isEmptyGroup);
}

/** Converts a stored audience for editing. */
export function toDraft(audience: Audience): AudienceDraft {
  return {
    exceptUserIds: audience.exceptUserIds,
    groups: audience.groups.map((group) => ({
      key: uuid(),
      isAll: group.all ?? false,
      subdivisionIds: group.subdivisionIds ?? [],
      withChildren: group.withChildren ?? true,
      positionIds: group.positionIds ?? [],
      userIds: group.userIds ?? [],
      statuses: group.statuses ?? [],
      hiredAfter: group.hiredAfter ?? '',
    })),
  };
}

/**
 * Converts an edited audience to the input: only the conditions that are set. «Everyone» replaces the conditions on subdivisions,
 * positions and people.
 */
export function toInput(audience: AudienceDraft): AudienceInput {
  return {
    exceptUserIds: audience.exceptUserIds,
    groups: audience.groups.map((group) => ({
      ...(group.isAll
        ? { all: true }
        : {
            ...(group.subdivisionIds.length > 0
              ? { subdivisionIds: group.subdivisionIds, withChildren: group.withChildren }
              : {}),
            ...(group.positionIds.length > 0 ? { positionIds: group.positionIds } : {}),
            ...(group.userIds.length > 0 ? { userIds: group.userIds } : {}),
          }),
      ...(group.statuses.length > 0 ? { statuses: group.statuses } : {}),
      ...(group.hiredAfter === '' ? {} : { hiredAfter: group.hiredAfter }),
    })),
  };
}
