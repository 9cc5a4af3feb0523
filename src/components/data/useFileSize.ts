import { useTranslation } from 'react-i18next';

/** Returns a formatter of file sizes: «2,35 Мб». */
export function useFileSize(): (bytes: number) => string {
  const { t } = useTranslation('common');
  return (bytes) => t('common:fileSize', { size: bytes });
}
