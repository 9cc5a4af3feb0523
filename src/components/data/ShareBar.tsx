import Box from '@mui/material/Box';

interface ShareBarProps {
  /** The completed and overdue parts of `of`. */
  done: number;
  late?: number;
  of: number;
}

/** A progress bar: teal, green when complete; red marks only the overdue part. */
export function ShareBar({ done, late = 0, of }: ShareBarProps) {
  const share = (count: number) => ({ width: `${of ? Math.min(100, (100 * count) / of) : 0}%` });
  return (
    <Box
      component="span"
      aria-hidden
      sx={{
        display: 'flex',
        flex: 1,
        minWidth: 48,
        height: 6,
        borderRadius: 1,
        overflow: 'hidden',
        bgcolor: 'divider',
      }}
    >
      <Box
        component="span"
        style={share(done)}
        sx={{ bgcolor: done < of ? 'primary.main' : 'success.main' }}
      />
      <Box component="span" style={share(late)} sx={{ bgcolor: 'error.main' }} />
    </Box>
  );
}
