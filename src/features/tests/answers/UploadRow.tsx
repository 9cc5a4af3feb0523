import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { FileUpload } from './file-uploads';

interface UploadRowProps {
  upload: FileUpload;
  onRetry: (key: string) => void;
  onCancel: (key: string) => void;
}

/** A file being uploaded: its progress, what it waits for, or why it was rejected. */
export function UploadRow({ upload, onRetry, onCancel }: UploadRowProps) {
  const { t } = useTranslation('tests');
  const { key, file, state, percent, problem } = upload;
  const { name } = file;
  const isFailed = state === 'failed';
  const statusText = isFailed
    ? t(problem ? 'answer.file.failed' : 'answer.file.failedPlain', { name, problem })
    : t(`answer.file.${state}`, { name });
  return (
    <Stack
      component="li"
      spacing={0.75}
      sx={{ p: 1, pl: 1.5, border: 1, borderColor: 'divider', borderRadius: 1.25 }}
    >
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        <Typography
          role={isFailed ? 'alert' : 'status'}
          color={isFailed ? 'error' : 'textSecondary'}
          sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}
        >
          {statusText}
        </Typography>
        {state === 'sending' ? null : (
          <Button size="small" onClick={() => onRetry(key)}>
            {t('answer.file.retry')}
          </Button>
        )}
        <IconButton aria-label={t('answer.file.remove', { name })} onClick={() => onCancel(key)}>
          <X size={17} />
        </IconButton>
      </Stack>
      {state === 'sending' ? (
        <LinearProgress
          // Everything is sent, and the server is checking the file.
          variant={percent < 100 ? 'determinate' : 'indeterminate'}
          value={percent}
          aria-label={statusText}
        />
      ) : null}
    </Stack>
  );
}
