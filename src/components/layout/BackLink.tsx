import Link from '@mui/material/Link';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';

/** A link back to the page's list, for the `back` prop of `PageHeader`. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link
      component={RouterLink}
      to={to}
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.5,
        mb: 1,
        fontSize: 13,
        color: 'text.secondary',
      }}
    >
      <ArrowLeft size={15} aria-hidden />
      {children}
    </Link>
  );
}
