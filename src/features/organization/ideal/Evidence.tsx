import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { ExternalLink, FileText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link as RouteLink } from 'react-router-dom';
import type { IdealStatement } from '../api';

/** The evidence for a statement. */
export function Evidence({ text, evidence }: Pick<IdealStatement, 'text' | 'evidence'>) {
  const { t } = useTranslation('ideal');
  if (evidence.length === 0) return null;
  return (
    <Box
      component="ul"
      aria-label={t('ideal:evidence.open', { text })}
      sx={{ m: 0, mt: 0.5, p: 0, listStyle: 'none', display: 'flex', flexWrap: 'wrap', columnGap: 2 }}
    >
      {evidence.map(({ id, regulationId, url, name }) => (
        <Box component="li" key={id} sx={{ minWidth: 0 }}>
          {regulationId ? (
            <Link component={RouteLink} to={`/regulation/my/${regulationId}`} sx={link}>
              <FileText size={14} aria-hidden />
              {name}
            </Link>
          ) : (
            <Link href={url ?? ''} target="_blank" rel="noopener noreferrer" sx={link}>
              <ExternalLink size={14} aria-hidden />
              {name}
            </Link>
          )}
        </Box>
      ))}
    </Box>
  );
}

const link = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.5,
  minHeight: 24,
  fontSize: 13,
  overflowWrap: 'anywhere',
};
