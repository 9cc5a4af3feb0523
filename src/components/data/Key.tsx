import Box from '@mui/material/Box';

/** A keyboard key. */
export function Key({ children }: { children: string }) {
  return (
    <Box
      component="kbd"
      sx={{
        font: 'inherit',
        fontSize: 12,
        px: 0.75,
        minWidth: 24,
        textAlign: 'center',
        borderRadius: 0.75,
        border: 1,
        borderColor: 'divider',
        bgcolor: 'background.default',
      }}
    >
      {children}
    </Box>
  );
}
