import type { Lang } from '@server/graphql/context';
import type { EnumOption, RightAreaOption } from '@server/graphql/generated/types';
import { enumTexts } from '@server/texts';

export type Enumeration =
  | 'userSexTypes'
  | 'userStatusTypes'
  | 'organizationFormTypes'
  | 'organizationNotificationTypes'
  | 'paymentMethodTypes'
  | 'paymentStatusTypes'
  | 'logActionTypes'
  | 'rightAreas';

/** Returns the values of an enum in the order of locales/{lang}/enums.json, named in the caller's language. */
export function enumeration(lang: Lang, name: Enumeration): EnumOption[] {
  const prefix = `${name}.`;
  return Object.entries(enumTexts(lang))
    .filter(([key]) => key.startsWith(prefix))
    .map(([key, text]) => ({ value: key.slice(prefix.length), name: text }));
}

/** Returns the areas of rights in the order of the texts, with what each of them covers. */
export function rightAreas(lang: Lang): RightAreaOption[] {
  return enumeration(lang, 'rightAreas').map(({ value, name }) => ({
    value,
    name,
    description: enumTexts(lang)[`rightAreaDescriptions.${value}`] ?? '',
  }));
}
