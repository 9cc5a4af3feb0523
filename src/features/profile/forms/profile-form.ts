import { profileListSchemas } from '@domain/person/profile-lists';
import { personRules } from '@domain/person/person-schema';
import { object } from 'yup';
import { personFieldsWith } from '@domain/person-field-lists';
import type { UserInput } from '@src/api/generated/types';
import { personFormValues, type PersonFormValues, personInput } from '@src/entities/person/person-form';
import { uuid } from '@src/lib/uuid';
import type { Profile } from '../api';

export interface SkillValues {
  key: string;
  name: string;
  level: string;
}

export interface GoalValues {
  key: string;
  text: string;
  dueAt: string;
  progress: number | string;
}

const fields = [...personFieldsWith({ ownEdit: 'allowed' }), 'detailInfo' as const];

export interface ProfileValues extends PersonFormValues<(typeof fields)[number]> {
  skills: SkillValues[];
  interests: string[];
  goals: GoalValues[];
}

export const profileSchema = object({ ...personRules(fields), ...profileListSchemas });

/** Returns the form's initial values. */
export function profileValues(profile: Profile): ProfileValues {
  return {
    ...personFormValues(profile, fields),
    skills: profile.skills.map(({ name, level }, index) => ({
      key: `stored-${index}`,
      name,
      level: String(level),
    })),
    interests: [...profile.interests],
    goals: (profile.goals ?? []).map(({ text, dueAt, progress }, index) => ({
      key: `stored-${index}`,
      text,
      dueAt: dueAt ?? '',
      progress,
    })),
  };
}

/** Returns an empty skill. */
export function newSkill(): SkillValues {
  return { key: uuid(), name: '', level: '3' };
}

/** Returns an empty goal. */
export function newGoal(): GoalValues {
  return { key: uuid(), text: '', dueAt: '', progress: 0 };
}

function inputOf(values: ProfileValues) {
  return {
    ...personInput(values, fields),
    skills: values.skills.map(({ name, level }) => ({ name: name.trim(), level: Number(level) })),
    interests: values.interests,
    goals: values.goals.map(({ text, dueAt, progress }) => ({
      text: text.trim(),
      dueAt: dueAt || null,
      progress: Number(progress),
    })),
  };
}

/** Returns only the changed fields, so that an edit does not revert somebody else's change of another field. */
export function profileInput(values: ProfileValues, before: ProfileValues): UserInput {
  const earlier = new Map<string, unknown>(Object.entries(inputOf(before)));
  const isChanged = ([field, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(earlier.get(field));
  return Object.fromEntries(Object.entries(inputOf(values)).filter(isChanged));
}
