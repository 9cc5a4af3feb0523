import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { EmployeeImport } from '../api';

interface ProposedHeadsProps {
  heads: EmployeeImport['heads'];
  /** The import has run, so the outcome is shown. */
  isDone?: boolean;
}

/** The people whom the table names as leaders, with the subdivision that each will lead or leads now. */
export function ProposedHeads({ heads, isDone = false }: ProposedHeadsProps) {
  const { t } = useTranslation('imports');
  const titleId = useId();
  if (heads.length === 0) return null;
  return (
    <Box sx={{ mt: 2 }}>
      <Typography id={titleId} sx={{ fontWeight: 580 }}>
        {t(isDone ? 'imports:heads.doneTitle' : 'imports:heads.title')}
      </Typography>
      <Box component="ul" aria-labelledby={titleId} sx={{ m: 0, pl: 2.5, maxHeight: 240, overflowY: 'auto' }}>
        {heads.map(({ subdivision, name, state }) => (
          <li key={`${subdivision} ${name}`}>
            <Typography variant="body2">{t(`imports:heads.${state}`, { subdivision, name })}</Typography>
          </li>
        ))}
      </Box>
    </Box>
  );
}
