import { useTranslation } from 'react-i18next';
import { errorText } from '@src/api/errors';
import { IntegrityBox } from '@src/components/feedback/IntegrityBox';
import { formatDate } from '@src/lib/dates';
import { useDoubtText } from './useDoubtText';
import { useLazyRegulationCheckIntegrityQuery, type IntegrityReport } from '../api';

/** Recomputes the chain of evidence and says whether it holds; if not, which rows do not, by name. */
export function IntegrityCard({ regulationId }: { regulationId: number }) {
  const { t } = useTranslation('regulations');
  const [check, { data, error, isFetching }] = useLazyRegulationCheckIntegrityQuery();
  const doubt = useDoubtText();
  const report = isFetching ? undefined : data?.regulationCheckIntegrity;
  const about = (): string => {
    if (error) return errorText(error) ?? t('common:error.title');
    return report
      ? t('integrity.at', { date: formatDate(report.checkedAt, 'dateTime') })
      : t('integrity.text');
  };
  const lineOf = ({ signatureId, userName, reason }: IntegrityReport['broken'][number]): string =>
    signatureId === null
      ? t(`integrity.reason.${reason}`, { name: userName ?? t('integrity.unknown') })
      : t('integrity.row', {
          name: userName ?? t('integrity.unknown'),
          id: signatureId,
          reason: t(`integrity.reason.${reason}`),
        });
  return (
    <IntegrityBox
      label={t('integrity.title')}
      isWhole={report?.isWhole ?? null}
      title={
        report
          ? t(report.isWhole ? 'integrity.whole' : 'integrity.broken', { count: report.checked })
          : t('integrity.title')
      }
      text={about()}
      button={t('integrity.button')}
      isBusy={isFetching}
      onCheck={() => void check({ regulationId })}
      broken={(report?.broken ?? []).map((row, index) => ({
        key: `${row.signatureId ?? index}-${row.reason}`,
        line: lineOf(row),
      }))}
      notes={(report?.doubted ?? []).map(({ signatureId: id, userName: name, signer }) => ({
        key: id,
        line: t('doubt.row', { id, name, text: doubt(signer) ?? '' }),
      }))}
    />
  );
}
