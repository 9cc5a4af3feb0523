import limits from '@graphql/limits.json';
import { array, object } from 'yup';
import type { UserInput } from '@src/api/generated/types';
import { uuid } from '@src/lib/uuid';
import { ruleMessage } from '@src/lib/validation/messages';
import { rules } from '@src/lib/validation/rules';
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

export interface ProfileValues {
  nameSecond: string;
  nameFirst: string;
  nameMiddle: string;
  phone: string;
  phones: string[];
  sex: string;
  dateBirth: string;
  info: string;
  detailInfo: string;
  skills: SkillValues[];
  interests: string[];
  goals: GoalValues[];
}

const maxValueMessage = (max: number) => ruleMessage('maxValue', { max });

export const profileSchema = object({
  nameSecond: rules.text(limits.personName),
  nameFirst: rules.required(limits.personName),
  nameMiddle: rules.text(limits.personName),
  phone: rules.phone(),
  phones: array().of(rules.phone()).max(limits.phones, maxValueMessage(limits.phones)),
  dateBirth: rules.storedDate(),
  info: rules.text(limits.info),
  detailInfo: rules.text(limits.info),
  skills: array()
    .of(object({ name: rules.required(limits.skillName) }))
    .max(limits.skills, maxValueMessage(limits.skills)),
  interests: array()
    .of(rules.text(limits.interestName))
    .max(limits.interests, maxValueMessage(limits.interests)),
  goals: array()
    .of(
      object({
        text: rules.required(limits.goalText),
        dueAt: rules.storedDate(),
        progress: rules
          .between(limits.goalProgressMin, limits.goalProgressMax)
          .required(ruleMessage('required')),
      }),
    )
    .max(limits.goals, maxValueMessage(limits.goals)),
});

/** Returns the form's initial values. */
export function profileValues(profile: Profile): ProfileValues {
  return {
    nameSecond: profile.nameSecond,
    nameFirst: profile.nameFirst,
    nameMiddle: profile.nameMiddle,
    phone: profile.phone ?? '',
    phones: [...(profile.phones ?? [])],
    sex: profile.sex ?? '',
    dateBirth: profile.dateBirth ?? '',
    info: profile.info,
    detailInfo: profile.detailInfo ?? '',
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
    nameSecond: values.nameSecond.trim(),
    nameFirst: values.nameFirst.trim(),
    nameMiddle: values.nameMiddle.trim(),
    phone: values.phone || null,
    phones: values.phones,
    sex: values.sex || null,
    dateBirth: values.dateBirth || null,
    info: values.info.trim(),
    detailInfo: values.detailInfo.trim(),
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
