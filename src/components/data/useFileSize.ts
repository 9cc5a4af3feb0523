import { useTranslation } from 'react-i18next';
import { megabytes } from '@src/lib/file-size';

/** Shows a number of bytes: «2,35 Мб». */
export function useFileSize(): (bytes: number) => string {
  const { t, i18n } = useTranslation('common');
  return (bytes) => t('common:fileSize', { size: megabytes(bytes, i18n.language) });
}
