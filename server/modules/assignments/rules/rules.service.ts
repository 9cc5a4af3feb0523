import { changesOf, firstValuesOf, lastValuesOf } from '@server/audit/audit';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import type { AssignmentRuleInput } from '@server/graphql/generated/types';
import { rejectStale } from '@server/modules/conflict';
import type { ModuleDeps } from '@server/modules/module';
import type { AssignmentsPolicy } from '../assignments.policy';
import type { AssignmentRuleRow } from '../assignments.tables';
import { previewRepeats, type Repeats } from '../evaluation/daily.repository';
import type { AssignmentEngine, RuleDraft } from '../evaluation/engine';
import { countMatches, previewEvaluation, type EvaluationPreview } from '../evaluation/evaluation.repository';
import { checkRule, type CheckedRule } from './rule-input';
import type { ObjectKey } from '@server/modules/content/content-kind';
import { rulesRepository } from './rules.repository';

const AUDITED = [
  'title',
  'audience',
  'startOffsetDays',
  'dueDays',
  'recurrenceMonths',
  'onUnmatch',
  'isPaused',
] as const;
/** The max number of people named in a preview; the rest are only counted. */
const MAX_PREVIEWED_PEOPLE = 20;

export interface RulePreview extends EvaluationPreview, Repeats {
  matchCount: number;
}

export interface RulesService {
  list(scope: Scope, object: ObjectKey): Promise<AssignmentRuleRow[]>;
  find(scope: Scope, id: number): Promise<AssignmentRuleRow>;
  preview(scope: Scope, input: AssignmentRuleInput): Promise<RulePreview>;
  save(scope: Scope, input: AssignmentRuleInput): Promise<AssignmentRuleRow>;
  delete(scope: Scope, id: number): Promise<void>;
}

type RulesDeps = {
  engine: AssignmentEngine;
  policy: AssignmentsPolicy;
  audit: ModuleDeps['audit'];
};

async function findRule({ policy }: RulesDeps, scope: Scope, id: number): Promise<AssignmentRuleRow> {
  const rule = await rulesRepository.find(scope.tx, scope.organizationId, id);
  if (!rule) throw new AppError('notFound');
  await policy.requireEdit(scope, rule);
  return rule;
}

/** Returns the stored rule and its new content, after checking that the caller may change both. */
async function checkSaved(
  deps: RulesDeps,
  scope: Scope,
  input: AssignmentRuleInput,
): Promise<{ stored: AssignmentRuleRow | null; checked: CheckedRule }> {
  await deps.policy.requireEdit(scope, input);
  const stored = input.id ? await findRule(deps, scope, input.id) : null;
  if (stored && (stored.objectId !== input.objectId || stored.objectType !== input.objectType)) {
    throw new AppError('notFound');
  }
  const checked = await checkRule(scope, input);
  await deps.policy.requireAudience(scope, checked.audience);
  if (stored) await deps.policy.requireAudience(scope, stored.audience);
  return { stored, checked };
}

/** Returns the object's unpaused rules as they would be after saving. */
async function rulesAfter(
  scope: Scope,
  input: AssignmentRuleInput,
  id: number,
  checked: CheckedRule,
): Promise<RuleDraft[]> {
  const others = (await rulesRepository.active(scope.tx, scope.organizationId, [input])).filter(
    (rule) => rule.id !== id,
  );
  const { objectType, objectId } = input;
  return checked.isPaused ? others : [...others, { ...checked, id, objectType, objectId }];
}

async function listRules(
  { policy }: RulesDeps,
  scope: Scope,
  object: ObjectKey,
): Promise<AssignmentRuleRow[]> {
  await policy.requireEdit(scope, object);
  return rulesRepository.ofObject(scope.tx, scope.organizationId, object);
}

async function previewRule(deps: RulesDeps, scope: Scope, input: AssignmentRuleInput): Promise<RulePreview> {
  const { stored, checked } = await checkSaved(deps, scope, input);
  const { tx, organizationId } = scope;
  const rules = await rulesAfter(scope, input, stored?.id ?? 0, checked);
  const evaluation = {
    organizationId,
    rules: await deps.engine.withVersions(scope, rules),
    userIds: null,
  };
  const [matchCount = 0] = await countMatches(tx, organizationId, [checked.audience]);
  const months = checked.isPaused ? null : checked.recurrenceMonths;
  return {
    matchCount,
    ...(await previewEvaluation(tx, evaluation, MAX_PREVIEWED_PEOPLE)),
    ...(await previewRepeats(tx, organizationId, stored?.id ?? null, months)),
  };
}

async function saveRule(
  deps: RulesDeps,
  scope: Scope,
  input: AssignmentRuleInput,
): Promise<AssignmentRuleRow> {
  const { tx, organizationId, caller } = scope;
  await rulesRepository.lock(tx, organizationId, 'alone');
  const { stored, checked } = await checkSaved(deps, scope, input);
  const { objectType, objectId } = input;
  if (stored) {
    const { id, updatedAt } = stored;
    await rejectStale(scope, { objectType: 'assignmentRule', id, updatedAt }, input.updatedAt);
  }
  const rule = stored
    ? await rulesRepository.update(tx, organizationId, stored.id, checked)
    : await rulesRepository.insert(tx, {
        organizationId,
        objectType,
        objectId,
        createdById: caller?.userId ?? null,
        ...checked,
      });
  await deps.engine.applyToObject(scope, rule);
  await deps.audit.writeAll(scope, [
    {
      action: stored ? 'update' : 'create',
      objectType: 'assignmentRule',
      objectId: rule.id,
      changes: stored ? changesOf(stored, rule, AUDITED) : firstValuesOf(rule, AUDITED),
    },
    // Records in the object's own history that its audience was changed.
    {
      action: 'assign',
      objectType,
      objectId,
      changes: {
        audience: [stored?.audience ?? null, rule.audience],
        title: [stored?.title ?? null, rule.title],
      },
    },
  ]);
  return rule;
}

async function deleteRule(deps: RulesDeps, scope: Scope, id: number): Promise<void> {
  const { tx, organizationId } = scope;
  await rulesRepository.lock(tx, organizationId, 'alone');
  const rule = await findRule(deps, scope, id);
  await deps.policy.requireAudience(scope, rule.audience);
  const others = await rulesRepository.active(tx, organizationId, [rule]);
  // A rule that matches nobody: its people lose the assignment according to its own policy, or another rule takes over.
  const emptied = { ...rule, audience: { groups: [], exceptUserIds: [] } };
  await deps.engine.applyToObject(scope, rule, {
    rules: [...others.filter((other) => other.id !== id), emptied],
  });
  await rulesRepository.delete(tx, organizationId, id);
  await deps.audit.writeAll(scope, [
    {
      action: 'delete',
      objectType: 'assignmentRule',
      objectId: id,
      changes: lastValuesOf(rule, AUDITED),
    },
    {
      action: 'unassign',
      objectType: rule.objectType,
      objectId: rule.objectId,
      changes: { audience: [rule.audience, null], title: [rule.title, null] },
    },
  ]);
}

/** Manages rules: who gets an object, from when, until when. Saving a rule updates the assignments immediately. */
export function createRulesService(deps: RulesDeps): RulesService {
  return {
    find: (scope, id) => findRule(deps, scope, id),
    list: (scope, object) => listRules(deps, scope, object),
    preview: (scope, input) => previewRule(deps, scope, input),
    save: (scope, input) => saveRule(deps, scope, input),
    delete: (scope, id) => deleteRule(deps, scope, id),
  };
}
