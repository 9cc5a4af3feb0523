import { uuid } from '@src/lib/uuid';
import type { Audience, AudienceInput } from '../api';

/** A group of conditions as it is edited: everything present, nothing null. */
export interface GroupDraft {
  key: string;
  isAll: boolean;
  subdivisionIds: number[];
  withChildren: boolean;
  positionIds: number[];
  userIds: number[];
  statuses: string[];
  /** yyyy-MM-dd or empty. */
  hiredAfter: string;
}

export interface AudienceDraft {
  groups: GroupDraft[];
  exceptUserIds: number[];
}

/** A group with no condition yet. */
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

/** Whether a group would fit nobody in particular: a condition is missing. */
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

/** Whether the audience can be saved: at least one group, and every group says whom it means. */
export function isCompleteAudience(audience: AudienceDraft): boolean {
  return audience.groups.length > 0 && !audience.groups.some(isEmptyGroup);
}

/** A stored audience, to edit. */
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

/** An edited audience, to send: only the conditions that are set. «Everyone» needs no other of places and people. */
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
