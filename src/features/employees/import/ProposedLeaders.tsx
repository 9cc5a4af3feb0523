import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { EmployeeImport } from '../api';

interface ProposedLeadersProps {
  leaders: EmployeeImport['leaders'];
  /** The import has run, so the outcome is shown. */
  isDone?: boolean;
}

/** The people whom the table names as leaders, with the subdivision that each will lead or leads now. */
export function ProposedLeaders({ leaders, isDone = false }: ProposedLeadersProps) {
  const { t } = useTranslation('imports');
  const titleId = useId();
  if (leaders.length === 0) return null;
  return (
    <Box sx={{ mt: 2 }}>
      <Typography id={titleId} sx={{ fontWeight: 580 }}>
        {t(isDone ? 'imports:leaders.doneTitle' : 'imports:leaders.title')}
      </Typography>
      <Box component="ul" aria-labelledby={titleId} sx={{ m: 0, pl: 2.5, maxHeight: 240, overflowY: 'auto' }}>
        {leaders.map(({ subdivision, name, state }) => (
          <li key={`${subdivision} ${name}`}>
            <Typography variant="body2">{t(`imports:leaders.${state}`, { subdivision, name })}</Typography>
          </li>
        ))}
      </Box>
    </Box>
  );
}
