import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import { CircleAlert } from 'lucide-react';
import { clampLines } from '@src/theme/clamp-lines';
import { useIsPhone } from '../layout/useIsPhone';

/** Why a row is invalid: the full text in the tooltip, its beginning beside the icon. */
export function WrongRow({ problems }: { problems: readonly string[] }) {
  const isPhone = useIsPhone();
  const text = problems.join('; ');
  return (
    <Tooltip title={text} describeChild>
      <Box
        component="span"
        sx={(theme) => ({
          display: 'flex',
          alignItems: 'center',
          gap: 0.75,
          minWidth: 0,
          color: theme.tokens.status.red.text,
        })}
      >
        <CircleAlert size={14} aria-hidden style={{ flexShrink: 0 }} />
        <Box
          component="span"
          sx={{
            // On a phone there is no title with the full text.
            ...(isPhone ? {} : clampLines(2)),
            whiteSpace: 'normal',
            fontSize: 12,
            lineHeight: 1.3,
          }}
        >
          {text}
        </Box>
      </Box>
    </Tooltip>
  );
}
