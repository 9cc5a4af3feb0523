import Box from '@mui/material/Box';
import { VisuallyHidden } from '@src/components/text/VisuallyHidden';
import { type DiffPart, diffWords } from '@domain/word-diff';
import { useContentText } from '../words';

interface DiffTextProps {
  from: string;
  to: string;
  /** Which side to show: both inline, or only the words of one side. */
  side?: 'both' | 'from' | 'to';
}

/** The difference of two texts, marked by color and by sign. */
export function DiffText({ from, to, side = 'both' }: DiffTextProps) {
  const hidden = { both: null, from: 'added', to: 'removed' }[side];
  return (
    <Box sx={{ whiteSpace: 'pre-line', fontSize: 16, lineHeight: 1.65 }}>
      {diffWords(from, to).map((part, index) =>
        part.kind === hidden ? null : <Part key={index} part={part} />,
      )}
    </Box>
  );
}

function Part({ part }: { part: DiffPart }) {
  const { t } = useContentText();
  if (part.kind === 'same') return part.text;
  const isAdded = part.kind === 'added';
  return (
    <Box
      component={isAdded ? 'ins' : 'del'}
      sx={({ tokens }) => ({
        px: 0.375,
        borderRadius: 0.5,
        textDecorationThickness: '1.5px',
        textUnderlineOffset: '3px',
        color: tokens.status[isAdded ? 'green' : 'red'].text,
        bgcolor: tokens.status[isAdded ? 'green' : 'red'].soft,
        textDecorationLine: isAdded ? 'underline' : 'line-through',
        '&::before': { content: isAdded ? '"+"' : '"−"', fontWeight: 700, mr: 0.25, textDecoration: 'none' },
      })}
    >
      <VisuallyHidden>{t(isAdded ? 'diff.wordAdded' : 'diff.wordRemoved')} </VisuallyHidden>
      {part.text}
    </Box>
  );
}
