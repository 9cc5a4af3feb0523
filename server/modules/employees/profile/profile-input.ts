import limits from '@graphql/limits.json';
import { AppError } from '@server/errors';
import type { UserGoalInput, UserSkillInput } from '@server/graphql/generated/types';
import { checkLine, checkRange } from '@server/modules/checks';
import { checkPhone } from '@server/modules/contacts';
import type { StoredGoal, StoredSkill } from '../employees.tables';

/** @throws {AppError} validation.tooMany */
function checkCount(list: readonly unknown[], field: string, max: number): void {
  if (list.length > max) throw new AppError('validation.tooMany', { field, params: { max } });
}

/** @throws {AppError} validation.twice on the second of two equal texts */
function rejectDuplicates(texts: readonly string[], fieldOf: (index: number) => string): void {
  const folded = texts.map((text) => text.toLowerCase());
  const second = folded.findIndex((text, index) => text !== '' && folded.indexOf(text) !== index);
  if (second >= 0) throw new AppError('validation.twice', { field: fieldOf(second) });
}

/**
 * Returns further phone numbers in their stored form, without empty ones.
 * @throws {AppError} validation.phone, validation.twice, validation.tooMany
 */
export function checkPhones(phones: readonly string[]): string[] {
  checkCount(phones, 'phones', limits.phones);
  const checked = phones.map((phone, index) => checkPhone(phone, `phones.${index}`) ?? '');
  rejectDuplicates(checked, (index) => `phones.${index}`);
  return checked.filter((phone) => phone !== '');
}

/** @throws {AppError} validation.required, validation.tooLong, validation.range, validation.twice, validation.tooMany */
export function checkSkills(skills: readonly UserSkillInput[]): StoredSkill[] {
  checkCount(skills, 'skills', limits.skills);
  const checked = skills.map(({ name, level }, index) => {
    checkRange(level, {
      field: `skills.${index}.level`,
      min: limits.skillLevelMin,
      max: limits.skillLevelMax,
    });
    const rule = { field: `skills.${index}.name`, max: limits.skillName, isRequired: true };
    return { name: checkLine(name, rule), level };
  });
  rejectDuplicates(
    checked.map(({ name }) => name),
    (index) => `skills.${index}.name`,
  );
  return checked;
}

/** Returns interests without duplicates. @throws {AppError} validation.tooLong, validation.tooMany */
export function checkInterests(interests: readonly string[]): string[] {
  checkCount(interests, 'interests', limits.interests);
  const checked = interests.map((text) => checkLine(text, { field: 'interests', max: limits.interestName }));
  return [...new Set(checked.filter((text) => text !== ''))];
}

/** @throws {AppError} validation.required, validation.tooLong, validation.range, validation.tooMany */
export function checkGoals(goals: readonly UserGoalInput[]): StoredGoal[] {
  checkCount(goals, 'goals', limits.goals);
  return goals.map(({ text, dueAt, progress }, index) => {
    const rule = { field: `goals.${index}.text`, max: limits.goalText, isRequired: true };
    checkRange(progress, {
      field: `goals.${index}.progress`,
      min: limits.goalProgressMin,
      max: limits.goalProgressMax,
    });
    return { text: checkLine(text, rule), dueAt: dueAt ?? null, progress };
  });
}
