import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useEffect, useState, type ReactNode } from 'react';

/** Delays its children, so that fast responses do not flicker. */
export function Delayed({ children, ms = 150 }: { children: ReactNode; ms?: number }) {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsShown(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return isShown ? children : null;
}

const widths = ['72%', '54%', '63%', '48%', '58%'];

/** Skeleton rows of a list. */
export function SkeletonRows({
  rows = 8,
  columns = 4,
  height = 48,
}: {
  rows?: number;
  columns?: number;
  height?: number;
}) {
  return (
    <Delayed>
      <Box aria-hidden>
        {Array.from({ length: rows }, (_, row) => (
          <Stack
            key={row}
            direction="row"
            spacing={2}
            sx={{ height, alignItems: 'center', px: 2, borderBottom: 1, borderColor: 'divider' }}
          >
            {Array.from({ length: columns }, (_column, column) => (
              <Box key={column} sx={{ flex: column === 0 ? 2 : 1 }}>
                <Skeleton variant="rounded" height={12} width={widths[(row + column) % widths.length]} />
              </Box>
            ))}
          </Stack>
        ))}
      </Box>
    </Delayed>
  );
}

/** Skeleton cards in a grid. */
export function SkeletonCards({ count = 3, height = 132 }: { count?: number; height?: number }) {
  return (
    <Delayed>
      <Box
        aria-hidden
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(260px, 1fr))' }}
      >
        {Array.from({ length: count }, (_, index) => (
          <Skeleton key={index} variant="rounded" height={height} sx={{ borderRadius: 1.5 }} />
        ))}
      </Box>
    </Delayed>
  );
}

/** The skeleton of a whole page: its header and some text. */
export function SkeletonPage() {
  return (
    <Delayed>
      <Box aria-busy="true">
        <Skeleton variant="rounded" width={240} height={28} />
        <Skeleton variant="rounded" width={380} height={14} sx={{ mt: 1.5, maxWidth: '80%' }} />
        <Skeleton variant="rounded" height={280} sx={{ mt: 4, borderRadius: 1.5 }} />
      </Box>
    </Delayed>
  );
}
