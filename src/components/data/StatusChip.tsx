import Box from '@mui/material/Box';
import { Circle, type LucideIcon } from 'lucide-react';
import type { StatusColourName } from '@src/theme/tokens';

interface StatusChipProps {
  label: string;
  colour: StatusColourName;
  icon?: LucideIcon;
  isOutlined?: boolean;
}

/** A status chip: always a word in addition to the color. */
export function StatusChip({ label, colour, icon: Icon, isOutlined = false }: StatusChipProps) {
  return (
    <Box
      component="span"
      sx={(theme) => ({
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.75,
        height: 24,
        px: 1,
        borderRadius: 1,
        fontSize: 12.5,
        fontWeight: 560,
        lineHeight: 1,
        whiteSpace: 'nowrap',
        verticalAlign: 'middle',
        color: theme.tokens.status[colour].text,
        bgcolor: isOutlined ? 'transparent' : theme.tokens.status[colour].soft,
        border: `1px solid ${isOutlined ? theme.tokens.border : 'transparent'}`,
      })}
    >
      {Icon ? (
        <Icon size={14} aria-hidden />
      ) : (
        <Circle size={7} fill="currentColor" strokeWidth={0} aria-hidden />
      )}
      {label}
    </Box>
  );
}
