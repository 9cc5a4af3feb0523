import { useTranslation } from 'react-i18next';
import { DownloadButton } from './DownloadButton';

/** What a table shows, all of its pages, as a spreadsheet: at the right end of the table's toolbar, everywhere. */
export function ExportButton({ path }: { path: string }) {
  const { t } = useTranslation('common');
  return (
    <DownloadButton variant="text" path={path} sx={{ ml: { sm: 'auto' } }}>
      {t('common:action.export')}
    </DownloadButton>
  );
}
