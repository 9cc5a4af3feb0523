import type { Lang } from '@server/graphql/context';
import { rightNameOfCode } from '@server/graphql/access/right-name';
import { enumTexts, fillText, isEmailTextKey, emailText } from '@server/texts';
import type { NotificationTextRow } from '../notifications.tables';

type Params = Readonly<Record<string, string | number>>;

export interface NotificationContent {
  /** Shown in the application and in a digest, and used as the subject of an email. */
  title: string;
  /** The text of an email. */
  body: string;
}

/** The organization's own texts by type and language. */
export type OwnTexts = (type: string, lang: Lang) => (NotificationContent & { updatedAt: Date }) | null;

/** Looks up rows by type and language. */
export function ownTexts(rows: readonly NotificationTextRow[]): OwnTexts {
  const byKey = new Map(rows.map((row) => [`${row.type}:${row.lang}`, row]));
  return (type, lang) => byKey.get(`${type}:${lang}`) ?? null;
}

/** Formats stored values for people: dates, and the names of decisions and rights. */
function shownParams(lang: Lang, params: Params): Record<string, string | number> {
  const shown = (key: string, value: string | number): string | number => {
    if (typeof value === 'number') return value;
    if (/^\d{4}-\d{2}-\d{2}/.test(value)) return value.slice(0, 10).split('-').reverse().join('.');
    if (key === 'what') return rightNameOfCode(lang, value) ?? value;
    const result = `result.${value}`;
    return key === 'result' && isEmailTextKey(result) ? emailText(lang, result) : value;
  };
  return Object.fromEntries(Object.entries(params).map(([key, value]) => [key, shown(key, value)]));
}

/** Returns the values for the browser: a right is named in the reader's language, other values stay as they are stored. */
export function paramsFor(lang: Lang, params: Params): Params {
  const { what } = params;
  const right = typeof what === 'string' ? rightNameOfCode(lang, what) : null;
  return right === null ? params : { ...params, what: right };
}

/** Returns the provider's text with its placeholders. */
export function providerText(type: string, lang: Lang): NotificationContent {
  const raw = (key: string) => (isEmailTextKey(key) ? emailText(lang, key, {}, true) : '');
  return { title: raw(`notice.${type}.subject`), body: raw(`notice.${type}.text`) };
}

/** Returns a text with its values filled in. */
export function fillContent(text: NotificationContent, lang: Lang, params: Params): NotificationContent {
  const values = shownParams(lang, params);
  return { title: fillText(text.title, values).trim(), body: fillText(text.body, values).trim() };
}

/** Whether the receiver gets a copy: the type's own text addresses the original receivers. */
export function isCopy(params: Params): boolean {
  return params['copyPeople'] !== undefined;
}

/** Returns the text of a copy for other people. */
export function copyText(type: string, lang: Lang, params: Params): NotificationContent {
  const values = { ...params, event: enumTexts(lang)[`organizationNotificationTypes.${type}`] ?? type };
  const more = Number(params['copyMore'] ?? 0) > 0 ? '.more' : '';
  return fillContent(
    {
      title: emailText(lang, 'notice.copy.subject', {}, true),
      body: emailText(lang, `notice.copy.text${more}`, {}, true),
    },
    lang,
    values,
  );
}

/** Returns the text of one notification in an email or a digest. */
export function contentOfNotification(
  own: OwnTexts,
  type: string,
  lang: Lang,
  params: Params,
): NotificationContent {
  if (isCopy(params)) return copyText(type, lang, params);
  return fillContent(own(type, lang) ?? providerText(type, lang), lang, params);
}

/** Returns the variables in a text, in the order in which they occur. */
export function variablesOf(text: string): string[] {
  return [...text.matchAll(/\{\{([^{}]*)\}\}/g)].map(([, name = '']) => name.trim());
}
