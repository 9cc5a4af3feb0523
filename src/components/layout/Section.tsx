import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

interface SectionProps {
  title: string;
  text?: ReactNode;
  action?: ReactNode;
  children: ReactNode;
}

/** A card with a heading, the building block of pages. */
export function Section({ title, text, action, children }: SectionProps) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Stack
        direction="row"
        spacing={2}
        useFlexGap
        sx={{ alignItems: 'flex-start', flexWrap: 'wrap', mb: 2 }}
      >
        <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
          <Typography id={id} component="h2" variant="h2">
            {title}
          </Typography>
          {text ? (
            <Typography color="textSecondary" sx={{ mt: 0.25 }}>
              {text}
            </Typography>
          ) : null}
        </Box>
        {action}
      </Stack>
      {children}
    </Card>
  );
}
