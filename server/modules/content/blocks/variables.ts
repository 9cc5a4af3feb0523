import english from '@locales/en-us/documents.json';
import russian from '@locales/ru/documents.json';
import type { Lang } from '@server/graphql/context';
import type { RegulationVariable, VariableValue } from '@server/graphql/generated/resolvers';

/** Everything that a text can say differently to each reader. */
export const VARIABLES = [
  'position',
  'fullName',
  'subdivision',
  'organization',
  'leader',
] as const satisfies readonly RegulationVariable[];

/** What the variables of a version said to one person; only those that it uses. */
export type VariableValues = Partial<Record<RegulationVariable, string>>;

const NAMES: Record<Lang, Record<RegulationVariable, string>> = {
  ru: namesIn(russian),
  'en-us': namesIn(english),
};

function namesIn(texts: typeof russian): Record<RegulationVariable, string> {
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

/** The variable that is called so, in any language and case; null when none is. */
export function variableNamed(name: string): RegulationVariable | null {
  return BY_NAME.get(name.replaceAll(/\s+/g, ' ').trim().toLowerCase()) ?? null;
}

/** «{{Должность}}», as authors see it. */
export function variableToken(lang: Lang, variable: RegulationVariable): string {
  return `{{${NAMES[lang][variable]}}}`;
}

/** All of them, for a message: «{{Должность}}, {{ФИО}}». */
export function variableList(lang: Lang): string {
  return VARIABLES.map((variable) => variableToken(lang, variable)).join(', ');
}

/** The values as the contract lists them. */
export function valuesList(values: VariableValues): VariableValue[] {
  return VARIABLES.flatMap((variable) => {
    const value = values[variable];
    return value === undefined ? [] : [{ variable, value }];
  });
}
