import Link from '@mui/material/Link';
import { errorText } from '@src/api/errors';
import { IntegrityBox } from '@src/components/feedback/IntegrityBox';
import { formatDate } from '@src/lib/dates';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { type HistoryCheckIntegrityQuery, useLazyHistoryCheckIntegrityQuery } from '../api';

type Report = HistoryCheckIntegrityQuery['historyCheckIntegrity'];

function useTexts(report: Report | undefined, error: unknown): { title: string; text: string } {
  const { t, i18n } = useTranslation('history');
  if (error)
    return { title: t('history:integrity.title'), text: errorText(error) ?? t('common:error.title') };
  if (!report) return { title: t('history:integrity.title'), text: t('history:integrity.text') };
  const { isWhole, checked, checkedAt, headHash } = report;
  return {
    title: t(isWhole ? 'history:integrity.whole' : 'history:integrity.broken', { count: checked }),
    text: [
      t('history:integrity.at', { date: formatDate(checkedAt, 'dateTime', i18n.language) }),
      headHash ? t('history:integrity.head', { hash: headHash }) : '',
    ].join(' '),
  };
}

/** Recomputes the chain of the history and says whether it holds; if not, which rows do not. */
export function IntegrityCheck() {
  const { t } = useTranslation('history');
  const [check, { data, error, isFetching }] = useLazyHistoryCheckIntegrityQuery();
  const report = isFetching ? undefined : data?.historyCheckIntegrity;
  return (
    <IntegrityBox
      label={t('history:integrity.title')}
      isWhole={report?.isWhole ?? null}
      {...useTexts(report, error)}
      button={t('history:integrity.button')}
      isBusy={isFetching}
      onCheck={() => void check()}
      broken={(report?.broken ?? []).map((row) => ({
        key: `${row.entryId}:${row.link}:${row.reason}`,
        line: <BrokenLine {...row} />,
      }))}
    />
  );
}

/** A row or a link that does not hold. */
function BrokenLine({ entryId, link, reason, at, actorName }: Report['broken'][number]) {
  const { t, i18n } = useTranslation('history');
  const { search } = useLocation();
  const why = t(`history:integrity.reason.${reason}`, { id: entryId ?? link ?? '' });
  if (entryId === null || at === null) return why;
  const date = formatDate(at, 'dateTime', i18n.language);
  const name = actorName ?? t('history:actor.system');
  return (
    <>
      <Link component={RouterLink} to={{ pathname: `/organization/history/${entryId}`, search }}>
        {t('history:integrity.row', { id: entryId, date, name })}
      </Link>
      {': '}
      {why}
    </>
  );
}
