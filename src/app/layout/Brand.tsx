import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Logo } from '@src/components/Logo';
import { sizes } from '@src/theme/tokens';

/** The product's name, which links to the home page. */
export function Brand({ isShort }: { isShort: boolean }) {
  const { t } = useTranslation('common');
  return (
    <Box
      component={Link}
      to="/organization"
      aria-label={t('common:siteName')}
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: isShort ? 'center' : 'flex-start',
        gap: 1.25,
        flexShrink: 0,
        height: sizes.topBar,
        px: isShort ? 0 : 2.75,
        color: 'text.primary',
        textDecoration: 'none',
        '&:focus-visible': { outlineOffset: -4 },
      }}
    >
      <Logo />
      {isShort ? null : (
        <Typography sx={{ fontSize: 17, fontWeight: 680, letterSpacing: '-0.01em' }}>
          {t('common:siteName')}
        </Typography>
      )}
    </Box>
  );
}
