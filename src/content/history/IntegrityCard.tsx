import { useTranslation } from 'react-i18next';
import { type IntegrityReport, useLazyContentCheckIntegrityQuery } from '@src/api/content-history';
import { errorText } from '@src/api/errors';
import { IntegrityBox } from '@src/components/feedback/IntegrityBox';
import { formatDate } from '@src/lib/dates';
import { useContentKind, useContentKinds } from '../content-kind';
import { useContentText } from '../words';
import { useDoubtText } from './useDoubtText';

type Broken = IntegrityReport['broken'][number];

/** Recomputes the chain of evidence and shows whether it is intact; if not, it lists the broken rows by name. */
export function IntegrityCard({ id }: { id: number }) {
  const { t } = useContentText();
  const { t: titleOf } = useTranslation();
  const { objectType: own } = useContentKind();
  const kinds = useContentKinds();
  const [check, { data, error, isFetching }] = useLazyContentCheckIntegrityQuery();
  const doubt = useDoubtText();
  const report = isFetching ? undefined : data?.contentCheckIntegrity;
  const about = (): string => {
    if (error) return errorText(error) ?? t('common:error.title');
    return report
      ? t('integrity.at', { date: formatDate(report.checkedAt, 'dateTime') })
      : t('integrity.text');
  };
  /** Returns the section of a record that belongs to another kind. */
  const sectionOf = ({ objectType }: Broken): string => {
    const kind = objectType === own ? undefined : kinds.find((known) => known.objectType === objectType);
    return kind ? `${titleOf(kind.title)}. ` : '';
  };
  const lineOf = (row: Broken): string => {
    const { signatureId: record, reason } = row;
    const name = row.userName ?? t('integrity.unknown');
    const line =
      record === null
        ? t(`integrity.reason.${reason}`, { name })
        : t('integrity.row', { name, id: record, reason: t(`integrity.reason.${reason}`) });
    return sectionOf(row) + line;
  };
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
      onCheck={() => void check({ objectType: own, id })}
      broken={(report?.broken ?? []).map((row, index) => ({
        key: `${row.signatureId ?? index}-${row.reason}`,
        line: lineOf(row),
      }))}
      notes={(report?.doubted ?? []).map(({ signatureId, userName: name, signer }) => ({
        key: signatureId,
        line: t('doubt.row', { id: signatureId, name, text: doubt(signer) ?? '' }),
      }))}
    />
  );
}
