import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { stretchedLink } from '@src/theme/stretched-link';

interface MyRowProps {
  to: string;
  name: string;
  badge?: ReactNode;
  /** Short facts below its name. */
  facts: readonly string[];
  /** The prerequisites that are not completed. */
  lock?: ReactNode;
  /** The deadline and the duration. */
  terms: ReactNode;
  /** The user's progress. */
  status: ReactNode;
}

/** One object in the user's own list. */
export function MyRow({ to, name, badge, facts, lock, terms, status }: MyRowProps) {
  return (
    <Box
      component="li"
      sx={({ tokens }) => ({
        position: 'relative',
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', md: 'minmax(0, 1fr) 200px 150px' },
        gap: { xs: 1, md: 2 },
        alignItems: 'center',
        px: 2,
        py: 1.5,
        borderBottom: `1px solid ${tokens.border}`,
        '&:last-child': { borderBottom: 0 },
        '&:hover': { bgcolor: tokens.hover },
      })}
    >
      <Box sx={{ minWidth: 0 }}>
        <Link
          component={RouterLink}
          to={to}
          color="textPrimary"
          sx={{ fontWeight: 560, fontSize: { xs: 14, sm: 15 }, ...stretchedLink }}
        >
          {name}
        </Link>
        {badge}
        <Typography variant="body2" color="textSecondary">
          {facts.join(' · ')}
        </Typography>
        {lock}
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexDirection: { xs: 'row', md: 'column' },
          flexWrap: 'wrap',
          columnGap: 2,
          rowGap: 0.25,
        }}
      >
        {terms}
      </Box>
      <Box sx={{ justifySelf: { md: 'end' } }}>{status}</Box>
    </Box>
  );
}

interface FactProps {
  icon: ReactNode;
  isUrgent?: boolean;
  children: ReactNode;
}

/** One of an object's terms. */
export function Fact({ icon, isUrgent = false, children }: FactProps) {
  return (
    <Typography
      variant="body2"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.75,
        color: isUrgent ? 'error.main' : 'text.secondary',
        fontWeight: isUrgent ? 560 : 400,
      }}
    >
      <Box component="span" aria-hidden sx={{ display: 'flex' }}>
        {icon}
      </Box>
      {children}
    </Typography>
  );
}
