import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import { Info } from 'lucide-react';

/** A cell with a remark that is not an error, shown on hover and read by screen readers. */
export function NotedText({ text, note }: { text: string; note: string }) {
  return (
    <Tooltip title={note} describeChild>
      <Box
        component="span"
        sx={(theme) => ({
          display: 'flex',
          alignItems: 'center',
          gap: 0.75,
          color: theme.tokens.status.amber.text,
        })}
      >
        <Info size={14} aria-hidden style={{ flexShrink: 0 }} />
        <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
          {text}
        </Box>
      </Box>
    </Tooltip>
  );
}
