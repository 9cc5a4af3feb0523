import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { StickyBar } from '@src/components/layout/StickyBar';
import { Meter } from '@src/content/reader/Meter';

interface StudyBarProps {
  /** What is counted, how far it is in percent, and in words. */
  label: string;
  value: number;
  text: string;
  /** How it ends. */
  note: string;
  /** «Почему мне это?» */
  reasons: ReactNode;
}

/** Under what conditions it is finished, and how far the person is: it ends by itself. */
export function StudyBar({ label, value, text, note, reasons }: StudyBarProps) {
  const { t } = useTranslation('educations');
  return (
    <StickyBar
      component="section"
      aria-label={t('study.title')}
      sx={{
        mt: 2,
        px: { xs: 1.5, sm: 2.5 },
        py: 1.5,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1.5,
        bgcolor: 'background.paper',
        boxShadow: 2,
      }}
    >
      <Stack direction="row" spacing={{ xs: 1.5, sm: 2.5 }} sx={{ alignItems: 'center' }}>
        <Box sx={{ flex: 1, maxWidth: { sm: 360 } }}>
          <Meter label={label} value={value} text={text} />
        </Box>
        {/* On a phone the bar is one line high: the text is what people came for. */}
        <Typography
          variant="body2"
          color="textSecondary"
          sx={{ flex: 1, display: { xs: 'none', sm: 'block' } }}
        >
          {note}
        </Typography>
        {reasons}
      </Stack>
    </StickyBar>
  );
}
