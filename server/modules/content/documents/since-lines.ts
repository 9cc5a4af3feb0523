import type { Lang } from '@server/graphql/context';
import { dayText } from '@server/modules/days';
import { documentText } from '@server/texts';

/** Says since when the newest events are counted; null: all of them are. */
export const sinceLines = (lang: Lang, since: string | null | undefined): string[] =>
  since ? [documentText(lang, 'statistic.since', { date: dayText(since) })] : [];
