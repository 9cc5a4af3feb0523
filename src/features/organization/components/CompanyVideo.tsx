import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Link from '@mui/material/Link';
import { ExternalLink, Play } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '@src/components/layout/Section';

/** «Фильм о компании». Nothing is asked of the video hosting before the click. */
export function CompanyVideo({ videoId, path, name }: { videoId: string; path: string; name: string }) {
  const { t } = useTranslation('organization');
  const [isOn, setIsOn] = useState(false);
  return (
    <Section
      title={t('organization:video.title')}
      action={
        <Link
          href={`https://www.youtube.com/watch?v=${videoId}`}
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
          <ButtonBase
            onClick={() => setIsOn(true)}
            sx={(theme) => ({
              width: '100%',
              height: '100%',
              flexDirection: 'column',
              gap: 1.5,
              color: theme.tokens.primaryStrong,
              bgcolor: theme.tokens.primarySoft,
              fontWeight: 560,
            })}
          >
            <Box
              aria-hidden
              sx={(theme) => ({
                display: 'grid',
                placeItems: 'center',
                width: 64,
                height: 64,
                borderRadius: '50%',
                color: theme.tokens.onPrimary,
                bgcolor: theme.tokens.primary,
              })}
            >
              <Play size={28} />
            </Box>
            {t('organization:video.play')}
          </ButtonBase>
        )}
      </Box>
    </Section>
  );
}
