import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';

/** One thing that would be missing, and where it is mended. */
export interface WhatIfLine {
  key: string;
  name: string;
  /** Under the name: what is lost, and with whom. */
  details: readonly string[];
  route: string;
}

interface WhatIfLinesProps {
  title: string;
  /** How it is mended. */
  text: string;
  lines: readonly WhatIfLine[];
}

/** What would be missing of one sort. */
export function WhatIfLines({ title, text, lines }: WhatIfLinesProps) {
  const { t } = useTranslation('statistics');
  return (
    <Box component="section" aria-label={title} sx={{ mt: 3 }}>
      <Typography component="h3" variant="h3">
        {title}
        {lines.length > 0 ? ` (${lines.length})` : null}
      </Typography>
      {lines.length === 0 ? (
        <Typography color="textSecondary" sx={{ mt: 0.5 }}>
          {t('statistics:whatIf.none')}
        </Typography>
      ) : (
        <>
          <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
            {text}
          </Typography>
          <Stack component="ul" spacing={1.25} sx={{ m: 0, mt: 1.25, p: 0, listStyle: 'none' }}>
            {lines.map(({ key, name, details, route }) => (
              <li key={key}>
                <Link component={RouterLink} to={route} color="textPrimary" sx={{ fontWeight: 560 }}>
                  {name}
                </Link>
                {details.map((detail) => (
                  <Typography key={detail} variant="body2" color="textSecondary">
                    {detail}
                  </Typography>
                ))}
              </li>
            ))}
          </Stack>
        </>
      )}
    </Box>
  );
}
