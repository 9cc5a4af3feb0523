import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { type EmployeeImport, useEmployeeImportQuery } from '../api';

/** Polling interval: live events can be lost with the connection while the import continues. */
const POLL_MS = 3_000;

/** The progress of the import on the server, which continues without the page. */
export function ProgressStep({ data }: { data: EmployeeImport }) {
  const { t } = useTranslation('imports');
  useEmployeeImportQuery({ id: data.id }, { pollingInterval: POLL_MS });
  const { state, doneCount, rowCount, ahead } = data;
  const title = ahead > 0 ? t('imports:progress.waits') : t(`imports:progress.${state}`);
  const isCounted = (state === 'checking' || state === 'running') && rowCount > 0;
  const percent = isCounted ? Math.min(100, Math.round((100 * doneCount) / rowCount)) : 0;
  return (
    <Card sx={{ p: 4 }}>
      <Stack spacing={2} sx={{ maxWidth: 560, mx: 'auto', textAlign: 'center' }} aria-live="polite">
        <Typography variant="h2">{title}</Typography>
        <LinearProgress
          aria-label={title}
          variant={isCounted ? 'determinate' : 'indeterminate'}
          value={percent}
        />
        {ahead > 0 ? <Typography>{t('imports:progress.ahead', { count: ahead })}</Typography> : null}
        {isCounted && ahead === 0 ? (
          <Typography>{t('imports:progress.count', { done: doneCount, count: rowCount })}</Typography>
        ) : null}
        <Typography color="textSecondary">{t('imports:progress.leave')}</Typography>
      </Stack>
    </Card>
  );
}
