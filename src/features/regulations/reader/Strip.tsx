import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { StatusColourName } from '@src/theme/tokens';

interface StripProps {
  icon: LucideIcon;
  colour: StatusColourName;
  children: ReactNode;
  action?: ReactNode;
  isAlert?: boolean;
}

/** A line above a text that says how things stand and what can be done about it. */
export function Strip({ icon: Icon, colour, children, action, isAlert = false }: StripProps) {
  return (
    <Box
      role={isAlert ? 'alert' : 'status'}
      sx={({ tokens }) => ({
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        px: 2,
        py: 1.25,
        mb: 2,
        borderRadius: 1.25,
        color: tokens.status[colour].text,
        bgcolor: tokens.status[colour].soft,
        '@media print': { display: 'none' },
      })}
    >
      <Icon size={20} aria-hidden />
      <Typography component="div" sx={{ flex: 1, minWidth: 180, fontWeight: 540 }}>
        {children}
      </Typography>
      {action}
    </Box>
  );
}
