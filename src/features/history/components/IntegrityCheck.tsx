import Link from '@mui/material/Link';
import { errorText } from '@src/api/errors';
import { IntegrityBox } from '@src/components/feedback/IntegrityBox';
import { formatDate } from '@src/lib/dates';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import {
  type HistoryCheck,
  useHistoryCheckCancelMutation,
  useHistoryCheckQuery,
  useHistoryCheckStartMutation,
} from '../api';
import { SavedHead } from './SavedHead';

/** While the check is running, its partial findings are not shown. */
function useTexts(check: HistoryCheck | null | undefined, error: unknown): { title: string; text: string } {
  const { t, i18n } = useTranslation('history');
  if (error)
    return { title: t('history:integrity.title'), text: errorText(error) ?? t('common:error.title') };
  if (!check) return { title: t('history:integrity.title'), text: t('history:integrity.text') };
  const { state, isWhole, checked, total, finishedAt, headHash } = check;
  if (state === 'running')
    return { title: t('history:integrity.running'), text: t('history:integrity.leave') };
  const at = finishedAt
    ? t('history:integrity.at', { date: formatDate(finishedAt, 'dateTime', i18n.language) })
    : '';
  if (state === 'cancelled')
    return { title: t('history:integrity.cancelled'), text: t('history:integrity.done', { checked, total }) };
  return {
    title: t(isWhole ? 'history:integrity.whole' : 'history:integrity.broken', { count: checked }),
    text: [at, headHash ? t('history:integrity.head', { hash: headHash }) : ''].join(' '),
  };
}

/** Returns the progress, never 100 percent while something is left to do. */
const percentOf = ({ checked, total }: HistoryCheck) =>
  total === 0 ? 0 : Math.min(99, Math.floor((100 * checked) / total));

/**
 * Recomputes the hash chain of the history and shows whether it is intact; if not, the broken rows. A long check shows its
 * progress, continues without the page, and is shown again when the user returns.
 */
export function IntegrityCheck() {
  const { t } = useTranslation('history');
  const { data, error } = useHistoryCheckQuery();
  const [start, starting] = useHistoryCheckStartMutation();
  const [cancel, cancelling] = useHistoryCheckCancelMutation();
  const check = data?.historyCheck;
  const isRunning = check?.state === 'running';
  const progress = isRunning
    ? {
        percent: percentOf(check),
        text: t('history:integrity.done', { checked: check.checked, total: check.total }),
        cancel: t('history:integrity.cancel'),
        isCancelling: cancelling.isLoading,
        onCancel: () => void cancel(),
      }
    : undefined;
  return (
    <IntegrityBox
      label={t('history:integrity.title')}
      isWhole={check?.isWhole ?? null}
      {...useTexts(check, error ?? starting.error ?? cancelling.error)}
      button={t('history:integrity.button')}
      isBusy={starting.isLoading}
      onCheck={() => void start()}
      progress={progress}
      broken={(isRunning ? [] : (check?.broken ?? [])).map((row) => ({
        key: `${row.entryId}:${row.link}:${row.reason}`,
        line: <BrokenLine {...row} />,
      }))}
    >
      <SavedHead />
    </IntegrityBox>
  );
}

/** A broken row or link. */
function BrokenLine({ entryId, link, reason, at, actorName }: HistoryCheck['broken'][number]) {
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
