import Typography from '@mui/material/Typography';
import type { SxProps, Theme } from '@mui/material/styles';

interface ErrorTextProps {
  /** Nothing is rendered when absent or empty. */
  text: string | undefined;
  sx?: SxProps<Theme>;
}

/** The error of a group of fields, announced by screen readers when it appears. */
export function ErrorText({ text, sx }: ErrorTextProps) {
  if (!text) return null;
  return (
    <Typography role="alert" variant="body2" color="error" {...(sx ? { sx } : {})}>
      {text}
    </Typography>
  );
}
