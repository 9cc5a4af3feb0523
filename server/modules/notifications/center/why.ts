import type { Lang } from '@server/graphql/context';
import { isReasonKey, reasonText } from '@server/texts';

/**
 * «Почему я это получил», as the end of a sentence: the rule, or the person's relation to the subject or to the people in
 * question. A role's name comes with the notification.
 */
export function whyText(
  lang: Lang,
  reason: string,
  ruleTitle: string | null,
  params: Readonly<Record<string, string | number>> = {},
): string {
  if (ruleTitle) return reasonText(lang, 'notice.rule', { title: ruleTitle });
  const key = `notice.${reason}`;
  return isReasonKey(key) ? reasonText(lang, key, { role: params['copyRole'] ?? '' }) : '';
}
