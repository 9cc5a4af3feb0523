import { object } from 'yup';
import { phonesSchema } from '@domain/person/person-schema';
import { profileListSchemas } from '@domain/person/profile-lists';
import { AppError } from '@server/errors';
import type { UserGoalInput, UserSkillInput } from '@server/graphql/generated/types';
import { checkInput } from '@server/modules/check-input';
import type { StoredGoal, StoredSkill } from '../employees.tables';

const lists = object({ phones: phonesSchema, ...profileListSchemas });

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
  const checked = checkInput(lists, { phones }).phones;
  rejectDuplicates(checked, (index) => `phones.${index}`);
  return checked.filter((phone) => phone !== '');
}

/** @throws {AppError} validation.required, validation.tooLong, validation.range, validation.twice, validation.tooMany */
export function checkSkills(skills: readonly UserSkillInput[]): StoredSkill[] {
  const checked = checkInput(lists, { skills }).skills.map(({ name, level }) => ({ name, level }));
  rejectDuplicates(
    checked.map(({ name }) => name),
    (index) => `skills.${index}.name`,
  );
  return checked;
}

/** Returns interests without duplicates. @throws {AppError} validation.tooLong, validation.tooMany */
export function checkInterests(interests: readonly string[]): string[] {
  const checked = checkInput(lists, { interests }, { field: 'interests' }).interests;
  return [...new Set(checked.filter((text) => text !== ''))];
}

/** @throws {AppError} validation.required, validation.tooLong, validation.range, validation.tooMany */
export function checkGoals(goals: readonly UserGoalInput[]): StoredGoal[] {
  const checked = checkInput(lists, { goals }).goals;
  return checked.map(({ text, dueAt, progress }) => ({ text, dueAt: dueAt ?? null, progress }));
}
