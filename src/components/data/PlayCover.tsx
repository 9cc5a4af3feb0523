import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { Play } from 'lucide-react';
import type { ReactNode } from 'react';

/** A placeholder for a video until the user starts it. */
export function PlayCover({ children, onClick }: { children: ReactNode; onClick: () => void }) {
  return (
    <ButtonBase
      onClick={onClick}
      sx={(theme) => ({
        width: '100%',
        height: '100%',
        flexDirection: 'column',
        gap: 1.5,
        color: theme.tokens.primaryStrong,
        bgcolor: theme.tokens.primarySoft,
        fontWeight: 560,
      })}
    >
      <Box
        aria-hidden
        sx={(theme) => ({
          display: 'grid',
          placeItems: 'center',
          width: 64,
          height: 64,
          borderRadius: '50%',
          color: theme.tokens.onPrimary,
          bgcolor: theme.tokens.primary,
        })}
      >
        <Play size={28} />
      </Box>
      {children}
    </ButtonBase>
  );
}
