import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ShieldAlert, ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { errorText } from '@src/api/errors';
import { BusyButton } from '@src/components/form/BusyButton';
import { formatDate } from '@src/lib/dates';
import { useLazyRegulationCheckIntegrityQuery, type IntegrityReport } from '../api';

/** Recomputes the chain of evidence and says whether it holds; if not, which rows do not, by name. */
export function IntegrityCard({ regulationId }: { regulationId: number }) {
  const { t } = useTranslation('regulations');
  const [check, { data, error, isFetching }] = useLazyRegulationCheckIntegrityQuery();
  const report = isFetching ? undefined : data?.regulationCheckIntegrity;
  const colour = report && (report.isWhole ? 'green' : 'red');
  return (
    <Box
      component="section"
      aria-label={t('integrity.title')}
      sx={({ tokens }) => ({
        p: 2,
        mb: 2.5,
        borderRadius: 1.5,
        border: `1px solid ${colour ? tokens.status[colour].text : tokens.border}`,
        bgcolor: colour ? tokens.status[colour].soft : tokens.surface,
      })}
    >
      <Stack direction="row" spacing={2} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <Box aria-hidden sx={{ display: 'flex', color: colour === 'red' ? 'error.main' : 'primary.main' }}>
          {colour === 'red' ? <ShieldAlert size={26} /> : <ShieldCheck size={26} />}
        </Box>
        <Box sx={{ flex: 1, minWidth: 220 }} role="status">
          <Verdict report={report} error={error} />
        </Box>
        <BusyButton variant="outlined" isBusy={isFetching} onClick={() => void check({ regulationId })}>
          {t('integrity.button')}
        </BusyButton>
      </Stack>
      {report && report.broken.length > 0 ? <Broken rows={report.broken} /> : null}
    </Box>
  );
}

function Verdict({ report, error }: { report: IntegrityReport | undefined; error: unknown }) {
  const { t } = useTranslation('regulations');
  const about = (): string => {
    if (error) return errorText(error) ?? t('common:error.title');
    return report
      ? t('integrity.at', { date: formatDate(report.checkedAt, 'dateTime') })
      : t('integrity.text');
  };
  return (
    <>
      <Typography component="h2" variant="h3">
        {report
          ? t(report.isWhole ? 'integrity.whole' : 'integrity.broken', { count: report.checked })
          : t('integrity.title')}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {about()}
      </Typography>
    </>
  );
}

/** The rows that do not hold, by name. */
function Broken({ rows }: { rows: IntegrityReport['broken'] }) {
  const { t } = useTranslation('regulations');
  const text = ({ signatureId, userName, reason }: IntegrityReport['broken'][number]): string =>
    signatureId === null
      ? t('integrity.reason.tail')
      : t('integrity.row', {
          name: userName ?? t('integrity.unknown'),
          id: signatureId,
          reason: t(`integrity.reason.${reason}`),
        });
  return (
    <Box component="ul" sx={{ m: 0, mt: 1.5, pl: 2.5 }}>
      {rows.map((row, index) => (
        <li key={row.signatureId ?? `tail-${index}`}>
          <Typography>{text(row)}</Typography>
        </li>
      ))}
    </Box>
  );
}
