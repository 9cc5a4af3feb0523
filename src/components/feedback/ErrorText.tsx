import Typography from '@mui/material/Typography';
import type { SxProps, Theme } from '@mui/material/styles';

interface ErrorTextProps {
  /** Absent or empty: nothing is wrong, and nothing stands there. */
  text: string | undefined;
  sx?: SxProps<Theme>;
}

/** What is wrong with a group of fields, beside them, read out as it appears. */
export function ErrorText({ text, sx }: ErrorTextProps) {
  if (!text) return null;
  return (
    <Typography role="alert" variant="body2" color="error" {...(sx ? { sx } : {})}>
      {text}
    </Typography>
  );
}
