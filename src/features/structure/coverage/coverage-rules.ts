import type { AssignmentRule, AssignmentRuleInput } from '../api';
import type { ObjectKey } from './coverage-url';

type Groups = AssignmentRuleInput['audience']['groups'];
type Group = AssignmentRule['audience']['groups'][number];

/** A change of one rule: as it would be saved, and what it is now; without groups it is to be deleted. */
export interface RuleChange {
  stored: AssignmentRule | null;
  input: AssignmentRuleInput;
}

/** Whether the group names positions and asks nothing else. */
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

/** The rule that names this position, when there is one. */
export function ruleNaming(rules: readonly AssignmentRule[], positionId: number): AssignmentRule | undefined {
  return rules.find(
    ({ audience, isPaused }) =>
      !isPaused && audience.groups.some(({ positionIds }) => positionIds?.includes(positionId)),
  );
}

/** The rule that takes one more position in without becoming another rule. */
export function ruleOfPositions(rules: readonly AssignmentRule[]): AssignmentRule | undefined {
  return rules.find(({ audience, isPaused }) => !isPaused && audience.groups.some(isOfPositions));
}

interface AssignTarget extends ObjectKey {
  positionId: number;
}

/** The object for one more position: by the rule that is about positions already, or by a new one. */
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

/** The same rule without the position; a group that named nothing else goes with it. */
export function takeAwayChange(rule: AssignmentRule, positionId: number): RuleChange {
  const left = rule.audience.groups.flatMap((group): Group[] => {
    if (!group.positionIds?.includes(positionId)) return [group];
    const positionIds = group.positionIds.filter((id) => id !== positionId);
    // An emptied list would be no condition at all: the group would mean more people than before.
    return positionIds.length ? [{ ...group, positionIds }] : [];
  });
  return changeOf(rule, left);
}
