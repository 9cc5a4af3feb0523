import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Inbox, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  /** One sentence about what will be shown here. */
  title: string;
  text?: ReactNode;
  /** One action, next to «взять из шаблона» when a template exists. */
  action?: ReactNode;
  icon?: LucideIcon;
  isDense?: boolean;
}

/** Shown where there is no data yet. */
export function EmptyState({ title, text, action, icon: Icon = Inbox, isDense = false }: EmptyStateProps) {
  return (
    // In the middle of a frame that is higher than it.
    <Stack
      spacing={1.5}
      sx={{ alignItems: 'center', textAlign: 'center', my: 'auto', px: 3, py: isDense ? 4 : 8 }}
    >
      <Box
        aria-hidden
        sx={{
          display: 'grid',
          placeItems: 'center',
          width: 52,
          height: 52,
          borderRadius: 2,
          color: 'primary.main',
          bgcolor: (theme) => theme.tokens.primarySoft,
        }}
      >
        <Icon size={24} strokeWidth={1.75} />
      </Box>
      <Typography sx={{ maxWidth: 440, fontSize: 15, fontWeight: 560 }}>{title}</Typography>
      {text ? (
        <Typography color="textSecondary" sx={{ maxWidth: 460 }}>
          {text}
        </Typography>
      ) : null}
      {action ? (
        <Stack
          direction="row"
          spacing={1}
          useFlexGap
          sx={{ flexWrap: 'wrap', justifyContent: 'center', pt: 0.5 }}
        >
          {action}
        </Stack>
      ) : null}
    </Stack>
  );
}
