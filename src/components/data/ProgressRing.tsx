import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import type { ReactNode } from 'react';

interface ProgressRingProps {
  /** Percent; null when there is nothing to count yet. */
  value: number | null;
  label: string;
  size?: number;
  /** Replaces the number in the middle. */
  children?: ReactNode;
}

/** A percentage as a ring with the number in it. */
export function ProgressRing({ value, label, size = 56, children }: ProgressRingProps) {
  const { tokens } = useTheme();
  const stroke = size >= 48 ? 5 : 4;
  const radius = (size - stroke) / 2;
  const length = 2 * Math.PI * radius;
  const shown = Math.min(100, Math.max(0, value ?? 0));
  return (
    <Box
      role="img"
      aria-label={value === null ? label : `${label}: ${shown} %`}
      sx={{
        position: 'relative',
        width: size,
        height: size,
        flexShrink: 0,
        display: 'grid',
        placeItems: 'center',
      }}
    >
      <svg
        width={size}
        height={size}
        aria-hidden
        style={{ position: 'absolute', transform: 'rotate(-90deg)' }}
      >
        <circle
          cx={size / 2}
          cy={size / 2}
          r={radius}
          fill="none"
          stroke={tokens.border}
          strokeWidth={stroke}
        />
        <circle
          cx={size / 2}
          cy={size / 2}
          r={radius}
          fill="none"
          stroke={tokens.primary}
          strokeWidth={stroke}
          strokeLinecap="round"
          strokeDasharray={length}
          strokeDashoffset={length * (1 - shown / 100)}
          opacity={shown === 0 ? 0 : 1}
        />
      </svg>
      <Box component="span" aria-hidden sx={{ fontSize: size >= 48 ? 14 : 11, fontWeight: 620 }}>
        {children ?? (value === null ? '–' : shown)}
      </Box>
    </Box>
  );
}
