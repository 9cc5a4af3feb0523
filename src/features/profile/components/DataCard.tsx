import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { Section } from '@src/components/layout/Section';
import { DownloadButton } from '@src/store/DownloadButton';

/** Offers a file with the data that the organization stores about the user. */
export function DataCard() {
  const { t } = useTranslation('profile');
  return (
    <Section title={t('profile:data.title')} text={t('profile:data.text')}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <DownloadButton path="/api/profile/data.xlsx">{t('profile:data.xlsx')}</DownloadButton>
        <DownloadButton path="/api/profile/data.json">{t('profile:data.json')}</DownloadButton>
        <DownloadButton path="/api/profile/data.zip">{t('profile:data.zip')}</DownloadButton>
      </Stack>
    </Section>
  );
}
