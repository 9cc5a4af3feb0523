import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import { CircleAlert } from 'lucide-react';

/** An invalid value in a cell: the error beside it, and in full in the tooltip. */
export function WrongText({ text, error }: { text: string; error: string }) {
  return (
    <Tooltip title={error} describeChild>
      <Box
        component="span"
        sx={(theme) => ({
          display: 'inline-flex',
          alignItems: 'center',
          gap: 0.75,
          maxWidth: '100%',
          px: 0.75,
          borderRadius: 1,
          lineHeight: 1.8,
          color: theme.tokens.status.red.text,
          bgcolor: theme.tokens.status.red.soft,
        })}
      >
        <CircleAlert size={14} aria-hidden style={{ flexShrink: 0 }} />
        <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
          {text ? `${text} – ${error}` : error}
        </Box>
      </Box>
    </Tooltip>
  );
}
