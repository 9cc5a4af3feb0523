import Card from '@mui/material/Card';
import type { ReactNode } from 'react';

/** The frame of a list in every state, so that nothing jumps between them. */
export function TableCard({ children, isBusy = false }: { children: ReactNode; isBusy?: boolean }) {
  return (
    <Card aria-busy={isBusy || undefined} sx={{ minHeight: 240, overflow: 'hidden', display: 'flow-root' }}>
      {children}
    </Card>
  );
}
