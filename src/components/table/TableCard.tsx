import Card from '@mui/material/Card';
import type { ReactNode } from 'react';

interface TableCardProps {
  children: ReactNode;
  isBusy?: boolean;
  /** As high as its rows; else it keeps the place of some, so that nothing jumps between its states. */
  isFitted?: boolean;
}

/** The frame of a list in every state. */
export function TableCard({ children, isBusy = false, isFitted = false }: TableCardProps) {
  return (
    <Card
      aria-busy={isBusy || undefined}
      sx={{ minHeight: isFitted ? 0 : 240, overflow: 'hidden', display: 'flow-root' }}
    >
      {children}
    </Card>
  );
}
