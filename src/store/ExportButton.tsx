import { useTranslation } from 'react-i18next';
import { DownloadButton } from './DownloadButton';

/** Exports a table with all of its pages as a spreadsheet; always at the right end of the table's toolbar. */
export function ExportButton({ path }: { path: string }) {
  const { t } = useTranslation('common');
  return (
    <DownloadButton variant="text" path={path} sx={{ ml: { sm: 'auto' } }}>
      {t('common:action.export')}
    </DownloadButton>
  );
}
