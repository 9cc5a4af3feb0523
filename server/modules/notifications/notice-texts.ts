import type { Lang } from '@server/graphql/context';
import { enumTexts, fillText, isLetterKey, letterText } from '@server/texts';
import type { NotificationTextRow } from './notifications.tables';

type Params = Readonly<Record<string, string | number>>;

export interface NoticeText {
  /** In the cabinet, in a digest, and as the subject of a letter. */
  title: string;
  /** Of a letter. */
  body: string;
}

/** The organization's own words by type and language. */
export type OwnTexts = (type: string, lang: Lang) => (NoticeText & { updatedAt: Date }) | null;

/** Looks rows up by type and language. */
export function ownTexts(rows: readonly NotificationTextRow[]): OwnTexts {
  const byKey = new Map(rows.map((row) => [`${row.type}:${row.lang}`, row]));
  return (type, lang) => byKey.get(`${type}:${lang}`) ?? null;
}

/** Stored values as people read them: dates, and what a decision is called. */
function shownParams(lang: Lang, params: Params): Record<string, string | number> {
  const shown = (key: string, value: string | number): string | number => {
    if (typeof value === 'number') return value;
    if (/^\d{4}-\d{2}-\d{2}/.test(value)) return value.slice(0, 10).split('-').reverse().join('.');
    const result = `result.${value}`;
    return key === 'result' && isLetterKey(result) ? letterText(lang, result) : value;
  };
  return Object.fromEntries(Object.entries(params).map(([key, value]) => [key, shown(key, value)]));
}

/** The provider's words, not filled in yet. */
export function providerText(type: string, lang: Lang): NoticeText {
  const raw = (key: string) => (isLetterKey(key) ? letterText(lang, key, {}, true) : '');
  return { title: raw(`notice.${type}.subject`), body: raw(`notice.${type}.text`) };
}

/** A text with its values in place. */
export function fillNotice(text: NoticeText, lang: Lang, params: Params): NoticeText {
  const values = shownParams(lang, params);
  return { title: fillText(text.title, values).trim(), body: fillText(text.body, values).trim() };
}

/** Whether the receiver merely hears what others were told: the type's own words speak to those. */
export function isCopy(params: Params): boolean {
  return params['copyPeople'] !== undefined;
}

/** What is said to others of what these people were told. */
export function copyText(type: string, lang: Lang, params: Params): NoticeText {
  const values = { ...params, event: enumTexts(lang)[`organizationNotificationTypes.${type}`] ?? type };
  const more = Number(params['copyMore'] ?? 0) > 0 ? '.more' : '';
  return fillNotice(
    {
      title: letterText(lang, 'notice.copy.subject', {}, true),
      body: letterText(lang, `notice.copy.text${more}`, {}, true),
    },
    lang,
    values,
  );
}

/** What a letter or a digest says of one notification. */
export function noticeText(own: OwnTexts, type: string, lang: Lang, params: Params): NoticeText {
  if (isCopy(params)) return copyText(type, lang, params);
  return fillNotice(own(type, lang) ?? providerText(type, lang), lang, params);
}

/** The variables that a text names, in the order in which they come. */
export function variablesOf(text: string): string[] {
  return [...text.matchAll(/\{\{([^{}]*)\}\}/g)].map(([, name = '']) => name.trim());
}
