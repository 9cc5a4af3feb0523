import { useTranslation } from 'react-i18next';

/** Shows a number of bytes: «2,35 Мб». */
export function useFileSize(): (bytes: number) => string {
  const { t } = useTranslation('common');
  return (bytes) => t('common:fileSize', { size: bytes });
}
