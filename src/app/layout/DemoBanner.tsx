import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useLeave } from '@src/features/auth/useLeave';
import { Presentation } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** A visitor looks at the demo organization: what that means, and the way to a cabinet of one's own. */
export function DemoBanner() {
  const { t } = useTranslation('navigation');
  const leave = useLeave();
  return (
    <Box
      role="status"
      sx={(theme) => ({
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1.5,
        alignItems: 'center',
        justifyContent: 'center',
        px: 2,
        py: 1,
        color: theme.tokens.accentText,
        bgcolor: theme.tokens.accentSoft,
      })}
    >
      <Presentation size={18} aria-hidden />
      <Typography sx={{ fontWeight: 560 }}>{t('navigation:demo.text')}</Typography>
      <Button size="small" variant="contained" onClick={() => void leave('/lending/reg')}>
        {t('navigation:demo.register')}
      </Button>
      <Button size="small" color="inherit" onClick={() => void leave()}>
        {t('navigation:demo.leave')}
      </Button>
    </Box>
  );
}
