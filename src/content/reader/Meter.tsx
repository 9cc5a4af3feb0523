import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Check } from 'lucide-react';

interface MeterProps {
  label: string;
  /** Percent. */
  value: number;
  text: string;
}

/** The progress of one of the conditions. */
export function Meter({ label, value, text }: MeterProps) {
  const isDone = value >= 100;
  return (
    <Box sx={{ flex: 1, minWidth: 110 }}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', mb: 0.5 }}>
        <Typography variant="caption" color="textSecondary">
          {label}
        </Typography>
        <Typography
          variant="caption"
          sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, fontWeight: 560 }}
        >
          {isDone ? <Check size={13} aria-hidden /> : null}
          {text}
        </Typography>
      </Stack>
      <LinearProgress
        variant="determinate"
        value={value}
        aria-label={label}
        color={isDone ? 'success' : 'primary'}
      />
    </Box>
  );
}
