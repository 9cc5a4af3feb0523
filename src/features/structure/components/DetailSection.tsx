import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

interface DetailSectionProps {
  title: string;
  text?: string;
  children: ReactNode;
}

/** A heading with its content inside a record's card. */
export function DetailSection({ title, text, children }: DetailSectionProps) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 3 }}>
      <Typography id={id} component="h3" variant="h3">
        {title}
      </Typography>
      {text ? (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.25 }}>
          {text}
        </Typography>
      ) : null}
      <Box sx={{ mt: 1.5 }}>{children}</Box>
    </Box>
  );
}
