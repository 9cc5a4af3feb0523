import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

/** A few numbers side by side, each with its label. */
export function Numbers({ items }: { items: readonly { label: string; value: number }[] }) {
  return (
    <Box
      component="dl"
      sx={{ m: 0, display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fit, minmax(132px, 1fr))' }}
    >
      {items.map(({ label, value }) => (
        <Stack
          key={label}
          sx={{
            p: 1.5,
            gap: 0.75,
            justifyContent: 'space-between',
            border: 1,
            borderColor: 'divider',
            borderRadius: 1.5,
          }}
        >
          <Typography component="dt" variant="body2" color="textSecondary">
            {label}
          </Typography>
          <Typography
            component="dd"
            sx={{ m: 0, fontSize: 24, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}
          >
            {value}
          </Typography>
        </Stack>
      ))}
    </Box>
  );
}
