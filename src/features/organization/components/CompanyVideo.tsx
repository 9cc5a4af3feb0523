import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PlayCover } from '@src/components/data/PlayCover';
import { Section } from '@src/components/layout/Section';

/** «Видео о компании». Nothing is requested from the video hosting before the click. */
export function CompanyVideo({ url, path, name }: { url: string; path: string; name: string }) {
  const { t } = useTranslation('organization');
  const [isOn, setIsOn] = useState(false);
  return (
    <Section
      title={t('organization:video.title')}
      action={
        <Link
          href={url}
          target="_blank"
          rel="noreferrer"
          sx={{ display: 'inline-flex', gap: 0.75, alignItems: 'center', minHeight: 24 }}
        >
          {t('organization:video.open')}
          <ExternalLink size={15} aria-hidden />
        </Link>
      }
    >
      <Box sx={{ width: '100%', maxWidth: 760, aspectRatio: '16 / 9', borderRadius: 2, overflow: 'hidden' }}>
        {isOn ? (
          <Box
            component="iframe"
            src={path}
            title={t('organization:video.of', { name })}
            allow="autoplay; fullscreen; encrypted-media; picture-in-picture"
            sx={{ width: '100%', height: '100%', border: 0, display: 'block' }}
          />
        ) : (
          <PlayCover onClick={() => setIsOn(true)}>{t('organization:video.play')}</PlayCover>
        )}
      </Box>
    </Section>
  );
}
