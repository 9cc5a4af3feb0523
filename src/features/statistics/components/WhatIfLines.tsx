import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';

/** One gap, and where it can be fixed. */
export interface WhatIfLine {
  key: string;
  name: string;
  /** Below the name: what is lost, and with which person. */
  details: readonly string[];
  route: string;
}

interface WhatIfLinesProps {
  title: string;
  /** The label of the link that fixes it. */
  text: string;
  lines: readonly WhatIfLine[];
}

/** The gaps of one type. */
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
