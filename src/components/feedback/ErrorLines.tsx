import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

interface ErrorLinesProps {
  /** For each line, what it is about (empty: everything) and the error text. */
  lines: readonly { about: string; text: string }[];
}

const shown = 30;

/** Lists the cells or records that cannot be changed, before the request is sent. */
export function ErrorLines({ lines }: ErrorLinesProps) {
  const { t } = useTranslation('common');
  const rest = lines.length - shown;
  if (!lines.length) return null;
  return (
    <Box
      role="alert"
      sx={(theme) => ({
        p: 1.5,
        borderRadius: 1,
        color: theme.tokens.status.red.text,
        bgcolor: theme.tokens.status.red.soft,
      })}
    >
      <Typography sx={{ fontWeight: 600 }}>{t('common:bulk.errors', { count: lines.length })}</Typography>
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.25 }}>
        {lines.slice(0, shown).map(({ about, text }, index) => (
          <Typography key={index} component="li" variant="body2">
            {about ? `${about}: ${text}` : text}
          </Typography>
        ))}
        {rest > 0 ? (
          <Typography component="li" variant="body2">
            {t('common:bulk.moreErrors', { count: rest })}
          </Typography>
        ) : null}
      </Box>
    </Box>
  );
}
