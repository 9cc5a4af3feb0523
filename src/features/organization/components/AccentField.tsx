import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useField } from 'formik';
import { useTranslation } from 'react-i18next';
import { FormColourField } from '@src/components/form/FormColourField';
import { readableAccent } from '@src/theme/accent';
import { darkTokens, lightTokens } from '@src/theme/tokens';

/** The company's color, previewed in each theme. */
export function AccentField() {
  const { t } = useTranslation('organization');
  const [{ value }] = useField<string>('accent');
  return (
    <Stack spacing={2}>
      <FormColourField
        name="accent"
        label={t('organization:accent.label')}
        help={t('organization:accent.help')}
        start={lightTokens.primary}
        none={t('organization:accent.none')}
        resetLabel={t('organization:accent.reset')}
      />
      {value ? (
        <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap' }} role="status">
          <Sample accent={value} isDark={false} />
          <Sample accent={value} isDark />
        </Stack>
      ) : null}
    </Stack>
  );
}

/** A button and a link in one theme, whichever theme is active. */
function Sample({ accent, isDark }: { accent: string; isDark: boolean }) {
  const { t } = useTranslation('organization');
  const { primary, onPrimary, isAdjusted } = readableAccent(accent, isDark);
  const { surface, text } = isDark ? darkTokens : lightTokens;
  const theme = isDark ? 'dark' : 'light';
  return (
    <Box
      sx={{
        flex: '1 1 240px',
        p: 2,
        borderRadius: 1.5,
        border: 1,
        borderColor: 'divider',
        bgcolor: surface,
        color: text,
      }}
    >
      <Typography variant="body2" sx={{ mb: 1 }}>
        {t(`organization:accent.${theme}`)}
      </Typography>
      <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center', mb: 1 }}>
        <Box sx={{ px: 1.5, py: 0.75, borderRadius: 1, bgcolor: primary, color: onPrimary, fontWeight: 560 }}>
          {t('organization:accent.button')}
        </Box>
        <Box sx={{ color: primary, fontWeight: 560 }}>{t('organization:accent.link')}</Box>
      </Stack>
      <Typography variant="body2">
        {t(isAdjusted ? `organization:accent.adjusted.${theme}` : 'organization:accent.asChosen')}
      </Typography>
    </Box>
  );
}
