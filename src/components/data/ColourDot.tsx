import Box from '@mui/material/Box';
import { itemColour } from '@domain/item-colour';

/** A dot in the record's color, derived from its id. Decorative, since the name is next to it. */
export function ColourDot({ id, size = 10 }: { id: number; size?: number }) {
  const colour = itemColour(id);
  return (
    <Box
      component="span"
      aria-hidden
      sx={(theme) => ({
        display: 'inline-block',
        flexShrink: 0,
        width: size,
        height: size,
        borderRadius: '50%',
        bgcolor: colour === 'none' ? 'transparent' : theme.tokens.item[colour],
        border: colour === 'none' ? `2px solid ${theme.tokens.borderStrong}` : 0,
      })}
    />
  );
}
