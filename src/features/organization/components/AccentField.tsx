import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useField } from 'formik';
import { useTranslation } from 'react-i18next';
import { FieldFrame } from '@src/components/form/FieldFrame';
import { readableAccent } from '@src/theme/accent';
import { darkTokens, lightTokens } from '@src/theme/tokens';

/** The company's colour, as each theme will show it. */
export function AccentField() {
  const { t } = useTranslation('organization');
  const [{ value }, { error }, { setValue }] = useField<string>('accent');
  return (
    <Stack spacing={2}>
      <FieldFrame label={t('organization:accent.label')} help={t('organization:accent.help')} error={error}>
        {({ id, describedBy }) => (
          <Stack direction="row" spacing={1.5} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
            <Box
              component="input"
              type="color"
              id={id}
              aria-describedby={describedBy}
              value={value || lightTokens.primary.toLowerCase()}
              onChange={(event: React.ChangeEvent<HTMLInputElement>) => void setValue(event.target.value)}
              sx={{
                width: 64,
                height: 38,
                p: 0.25,
                borderRadius: 1,
                border: 1,
                borderColor: 'text.secondary',
              }}
            />
            <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>
              {value || t('organization:accent.none')}
            </Typography>
            {value ? (
              <Button size="small" onClick={() => void setValue('')}>
                {t('organization:accent.reset')}
              </Button>
            ) : null}
          </Stack>
        )}
      </FieldFrame>
      {value ? (
        <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap' }} role="status">
          <Sample accent={value} isDark={false} />
          <Sample accent={value} isDark />
        </Stack>
      ) : null}
    </Stack>
  );
}

/** A button and a link in one theme, whatever theme is on. */
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
