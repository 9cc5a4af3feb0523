import { ruleSchema } from '@domain/assignments/rule';
import { checkInput } from '@server/modules/check-input';
import limits from '@graphql/limits.json';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import type { AssignmentRuleInput, AudienceInput, OnUnmatch } from '@server/graphql/generated/types';
import { isUserStatus } from '@domain/user-statuses';
import type { StoredAudience } from '../assignments.tables';
import { normalizeAudience } from './audience.sql';
import { rulesRepository } from './rules.repository';

/** A validated rule from a form. */
export interface CheckedRule {
  title: string;
  audience: StoredAudience;
  startOffsetDays: number;
  dueDays: number | null;
  recurrenceMonths: number | null;
  onUnmatch: OnUnmatch;
  isPaused: boolean;
}

/** The max number of people and ids that one rule can list; larger audiences need a condition. */
const MAX_LISTED_IDS = 5000;

function storedAudience(input: AudienceInput): StoredAudience {
  return normalizeAudience({
    groups: input.groups.map((group) => ({
      all: group.all ?? undefined,
      userIds: group.userIds ?? undefined,
      positionIds: group.positionIds ?? undefined,
      subdivisionIds: group.subdivisionIds ?? undefined,
      withChildren: group.withChildren ?? undefined,
      statuses: group.statuses ?? undefined,
      hiredAfter: group.hiredAfter ?? undefined,
    })),
    exceptUserIds: input.exceptUserIds,
  });
}

/** @throws {AppError} naming the field */
async function checkAudience({ tx, organizationId }: Scope, input: AudienceInput): Promise<StoredAudience> {
  if (input.groups.length > limits.ruleGroups) {
    throw new AppError('assignment.groups', { field: 'audience', params: { max: limits.ruleGroups } });
  }
  const audience = storedAudience(input);
  const all = (pick: (group: StoredAudience['groups'][number]) => number[] | undefined) =>
    audience.groups.flatMap((group) => pick(group) ?? []);
  const users = [...all((group) => group.userIds), ...audience.exceptUserIds];
  const positions = all((group) => group.positionIds);
  const subdivisions = all((group) => group.subdivisionIds);
  if (users.length + positions.length + subdivisions.length > MAX_LISTED_IDS) {
    throw new AppError('validation.range', { field: 'audience', params: { min: 0, max: MAX_LISTED_IDS } });
  }
  if (audience.groups.some((group) => group.statuses?.some((status) => !isUserStatus(status)))) {
    throw new AppError('validation.option', { field: 'audience.statuses' });
  }
  const unknown = await rulesRepository.unknownIds(tx, organizationId, { users, positions, subdivisions });
  if (unknown.users > 0) throw new AppError('validation.unknown', { field: 'audience.userIds' });
  if (unknown.positions > 0) throw new AppError('validation.unknown', { field: 'audience.positionIds' });
  if (unknown.subdivisions > 0)
    throw new AppError('validation.unknown', { field: 'audience.subdivisionIds' });
  return audience;
}

/** @throws {AppError} naming the field */
export async function checkRule(scope: Scope, input: AssignmentRuleInput): Promise<CheckedRule> {
  const { title, startOffsetDays, dueDays, recurrenceMonths } = checkInput(ruleSchema, input);
  return {
    title,
    startOffsetDays: startOffsetDays ?? 0,
    dueDays: dueDays ?? null,
    recurrenceMonths: recurrenceMonths ?? null,
    onUnmatch: input.onUnmatch ?? 'cancelIfNotStarted',
    isPaused: input.isPaused ?? false,
    audience: await checkAudience(scope, input.audience),
  };
}
