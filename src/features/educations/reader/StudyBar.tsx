import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { StickyBar } from '@src/components/layout/StickyBar';
import { Meter } from '@src/content/reader/Meter';

interface StudyBarProps {
  /** What is counted, and the progress in percent and in words. */
  label: string;
  value: number;
  text: string;
  /** How the education is completed. */
  note: string;
  /** The «Почему мне это?» button. */
  reasons: ReactNode;
}

/** The completion conditions and the progress; completion is automatic. */
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
        {/* On a phone the bar is one line high, so that it leaves room for the text. */}
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
