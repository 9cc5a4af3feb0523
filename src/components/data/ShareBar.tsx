import Box from '@mui/material/Box';

interface ShareBarProps {
  /** Of `of`: what is done, and what of the rest is late. */
  done: number;
  late?: number;
  of: number;
}

/** How much of something is done: teal, green once it is all; red is what is late, and nothing else. */
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
