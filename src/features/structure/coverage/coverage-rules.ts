import type { AssignmentRule } from '@src/entities/assignment/api';
import type { AssignmentRuleInput } from '../api';
import type { ObjectKey } from './coverage-url';

type Groups = AssignmentRuleInput['audience']['groups'];
type Group = AssignmentRule['audience']['groups'][number];

/** A change of one rule: its planned and its current state; without groups, it will be deleted. */
export interface RuleChange {
  stored: AssignmentRule | null;
  input: AssignmentRuleInput;
}

/** Whether the group consists only of positions. */
function isOfPositions({ positionIds, all, subdivisionIds, userIds, statuses, hiredAfter }: Group): boolean {
  const isNarrowed = Boolean(
    all || subdivisionIds?.length || userIds?.length || statuses?.length || hiredAfter,
  );
  return Boolean(positionIds?.length) && !isNarrowed;
}

function changeOf(rule: AssignmentRule, groups: readonly Group[]): RuleChange {
  const { id, objectType, objectId, title, startOffsetDays, dueDays, recurrenceMonths, onUnmatch } = rule;
  const sent: Groups = groups.map(
    ({ all, userIds, positionIds, subdivisionIds, withChildren, statuses, hiredAfter }) => ({
      all,
      userIds,
      positionIds,
      subdivisionIds,
      withChildren,
      statuses,
      hiredAfter,
    }),
  );
  return {
    stored: rule,
    input: {
      id,
      objectType,
      objectId,
      title,
      startOffsetDays,
      dueDays,
      recurrenceMonths,
      onUnmatch,
      isPaused: rule.isPaused,
      updatedAt: rule.updatedAt,
      audience: { groups: sent, exceptUserIds: rule.audience.exceptUserIds },
    },
  };
}

/** Returns the rule that names this position, if there is one. */
export function ruleNaming(rules: readonly AssignmentRule[], positionId: number): AssignmentRule | undefined {
  return rules.find(
    ({ audience, isPaused }) =>
      !isPaused && audience.groups.some(({ positionIds }) => positionIds?.includes(positionId)),
  );
}

/** Returns a rule to which a position can be added without changing its meaning. */
export function ruleOfPositions(rules: readonly AssignmentRule[]): AssignmentRule | undefined {
  return rules.find(({ audience, isPaused }) => !isPaused && audience.groups.some(isOfPositions));
}

interface AssignTarget extends ObjectKey {
  positionId: number;
}

/** Returns the change that assigns the object to another position: through an existing rule about positions, or a new one. */
export function assignChange(
  rules: readonly AssignmentRule[],
  { positionId, objectType, objectId }: AssignTarget,
  dueDays: number | null,
): RuleChange {
  const rule = ruleOfPositions(rules);
  if (!rule) {
    const audience = { groups: [{ positionIds: [positionId] }], exceptUserIds: [] };
    return { stored: null, input: { objectType, objectId, audience, dueDays } };
  }
  const { groups } = rule.audience;
  const at = groups.findIndex(isOfPositions);
  return changeOf(
    rule,
    groups.map((group, index) =>
      index === at ? { ...group, positionIds: [...(group.positionIds ?? []), positionId] } : group,
    ),
  );
}

/** Returns the change that removes the position from the rule; a group with no other position is removed too. */
export function takeAwayChange(rule: AssignmentRule, positionId: number): RuleChange {
  const left = rule.audience.groups.flatMap((group): Group[] => {
    if (!group.positionIds?.includes(positionId)) return [group];
    const positionIds = group.positionIds.filter((id) => id !== positionId);
    // An empty list would be no condition, so the group would cover more people than before.
    return positionIds.length ? [{ ...group, positionIds }] : [];
  });
  return changeOf(rule, left);
}
