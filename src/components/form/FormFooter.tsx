import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';

/** A form's buttons, which stay in sight while a long form scrolls. */
export function FormFooter({ children }: { children: ReactNode }) {
  return (
    <Stack
      direction="row"
      spacing={1}
      useFlexGap
      sx={{
        position: 'sticky',
        bottom: -20,
        zIndex: 2,
        flexWrap: 'wrap',
        alignItems: 'center',
        mt: 3,
        mx: -3,
        mb: -2.5,
        px: 3,
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
      }}
    >
      {children}
    </Stack>
  );
}
