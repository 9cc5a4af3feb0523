import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { StatusChip } from '@src/components/data/StatusChip';
import { useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';

export interface RightsLine {
  key: string;
  name: string;
  isWrite: boolean;
  /** The source of the right: a role, a scope. */
  detail?: ReactNode;
}

/** The read and write rights, a line for each area. */
export function RightsList({ lines, empty }: { lines: readonly RightsLine[]; empty: string }) {
  const { t } = useTranslation('roles');
  if (lines.length === 0) return <Typography color="textSecondary">{empty}</Typography>;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {lines.map(({ key, name, isWrite, detail }) => (
        <Box
          component="li"
          key={key}
          sx={{
            display: 'flex',
            gap: 1.5,
            alignItems: 'center',
            py: 1,
            borderBottom: 1,
            borderColor: 'divider',
            '&:last-child': { border: 0 },
          }}
        >
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Typography>{name}</Typography>
            {detail ? (
              <Typography variant="body2" color="textSecondary">
                {detail}
              </Typography>
            ) : null}
          </Box>
          <StatusChip
            colour={isWrite ? 'amber' : 'blue'}
            label={t(isWrite ? 'roles:flag.write' : 'roles:flag.read')}
          />
        </Box>
      ))}
    </Box>
  );
}
