import english from '@locales/en-us/documents.json';
import russian from '@locales/ru/documents.json';
import type { Lang } from '@server/graphql/context';
import type { RegulationVariable, VariableValue } from '@server/graphql/generated/types';

/** All variables that a text can contain for each reader. */
export const VARIABLES = [
  'position',
  'fullName',
  'subdivision',
  'organization',
  'leader',
] as const satisfies readonly RegulationVariable[];

/** One person's values of the variables that a version uses. */
export type VariableValues = Partial<Record<RegulationVariable, string>>;

const NAMES: Record<Lang, Record<RegulationVariable, string>> = {
  ru: namesIn(russian),
  'en-us': namesIn(english),
};

function namesIn(
  texts: Record<`variable.${RegulationVariable}`, string>,
): Record<RegulationVariable, string> {
  return {
    position: texts['variable.position'],
    fullName: texts['variable.fullName'],
    subdivision: texts['variable.subdivision'],
    organization: texts['variable.organization'],
    leader: texts['variable.leader'],
  };
}

const BY_NAME = new Map<string, RegulationVariable>(
  VARIABLES.flatMap((variable): [string, RegulationVariable][] => [
    [variable.toLowerCase(), variable],
    ...Object.values(NAMES).map((names): [string, RegulationVariable] => [
      names[variable].toLowerCase(),
      variable,
    ]),
  ]),
);

/** Returns the variable with this name, in any language and case; null when there is none. */
export function variableNamed(name: string): RegulationVariable | null {
  return BY_NAME.get(name.replaceAll(/\s+/g, ' ').trim().toLowerCase()) ?? null;
}

/** Returns «{{Должность}}», as authors see it. */
export function variableToken(lang: Lang, variable: RegulationVariable): string {
  return `{{${NAMES[lang][variable]}}}`;
}

/** Lists all variables for a message: «{{Должность}}, {{ФИО}}». */
export function variableList(lang: Lang): string {
  return VARIABLES.map((variable) => variableToken(lang, variable)).join(', ');
}

/** Returns the values in the contract's form. */
export function valuesList(values: VariableValues): VariableValue[] {
  return VARIABLES.flatMap((variable) => {
    const value = values[variable];
    return value === undefined ? [] : [{ variable, value }];
  });
}
