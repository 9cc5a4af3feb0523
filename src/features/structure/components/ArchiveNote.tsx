import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';

/** Shows that a record is archived, and what that means. */
export function ArchiveNote({ record }: { record: { isArchive: boolean } }) {
  const { t } = useTranslation('structure');
  if (!record.isArchive) return null;
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      {t('structure:archive.note')}
    </Alert>
  );
}
