import Card from '@mui/material/Card';
import type { ReactNode } from 'react';

interface TableCardProps {
  children: ReactNode;
  isBusy?: boolean;
  /** Only as high as its rows; otherwise it reserves the height of a few rows, so that nothing jumps between states. */
  isFitted?: boolean;
}

/** The frame of a list in all its states. */
export function TableCard({ children, isBusy = false, isFitted = false }: TableCardProps) {
  return (
    <Card
      aria-busy={isBusy || undefined}
      sx={{ minHeight: isFitted ? 0 : 240, overflow: 'hidden', display: 'flex', flexDirection: 'column' }}
    >
      {children}
    </Card>
  );
}
