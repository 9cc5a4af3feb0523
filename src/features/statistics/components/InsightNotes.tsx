import { formatDate } from '@src/lib/dates';
import { useStatisticText } from '../statistic-tab';

/** What a section counts, and since when, where it does not count everything. */
export function InsightNotes({ text, since }: { text: string; since: string | null | undefined }) {
  const { t, i18n } = useStatisticText();
  if (!since) return <>{text}</>;
  return (
    <>
      {text} {t('statistics:insight.since', { date: formatDate(since, 'date', i18n.language) })}
    </>
  );
}
