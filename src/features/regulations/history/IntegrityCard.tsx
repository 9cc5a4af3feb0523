import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ShieldAlert, ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { errorText } from '@src/api/errors';
import { BusyButton } from '@src/components/form/BusyButton';
import { formatDate } from '@src/lib/dates';
import { useLazyRegulationCheckIntegrityQuery } from '../api';

/** Recomputes the chain of evidence and says whether it holds; if not, which rows do not, by name. */
export function IntegrityCard({ regulationId }: { regulationId: number }) {
  const { t } = useTranslation('regulations');
  const [check, { data, error, isFetching }] = useLazyRegulationCheckIntegrityQuery();
  const report = isFetching ? undefined : data?.regulationCheckIntegrity;
  const Icon = report && !report.isWhole ? ShieldAlert : ShieldCheck;
  return (
    <Box
      component="section"
      aria-label={t('integrity.title')}
      sx={({ tokens }) => ({
        p: 2,
        mb: 2.5,
        borderRadius: 1.5,
        border: `1px solid ${report ? tokens.status[report.isWhole ? 'green' : 'red'].text : tokens.border}`,
        bgcolor: report ? tokens.status[report.isWhole ? 'green' : 'red'].soft : tokens.surface,
      })}
    >
      <Stack direction="row" spacing={2} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <Box
          aria-hidden
          sx={{ display: 'flex', color: report?.isWhole === false ? 'error.main' : 'primary.main' }}
        >
          <Icon size={26} />
        </Box>
        <Box sx={{ flex: 1, minWidth: 220 }} role="status">
          <Typography component="h2" variant="h3">
            {report
              ? t(report.isWhole ? 'integrity.whole' : 'integrity.broken', { count: report.checked })
              : t('integrity.title')}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {error
              ? (errorText(error) ?? t('common:error.title'))
              : report
                ? t('integrity.at', { date: formatDate(report.checkedAt, 'dateTime') })
                : t('integrity.text')}
          </Typography>
        </Box>
        <BusyButton variant="outlined" isBusy={isFetching} onClick={() => void check({ regulationId })}>
          {t('integrity.button')}
        </BusyButton>
      </Stack>
      {report && report.broken.length > 0 ? (
        <Box component="ul" sx={{ m: 0, mt: 1.5, pl: 2.5 }}>
          {report.broken.map((row, index) => (
            <li key={row.signatureId ?? `tail-${index}`}>
              <Typography>
                {row.signatureId === null
                  ? t('integrity.reason.tail')
                  : t('integrity.row', {
                      name: row.userName ?? t('integrity.unknown'),
                      id: row.signatureId,
                      reason: t(`integrity.reason.${row.reason}`),
                    })}
              </Typography>
            </li>
          ))}
        </Box>
      ) : null}
    </Box>
  );
}
