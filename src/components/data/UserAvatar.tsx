import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { useState } from 'react';
import { initials } from '@domain/initials';
import { pictureUrl } from '@src/lib/statics';

interface UserAvatarProps {
  name: string;
  avatar?: Parameters<typeof pictureUrl>[0] | null;
  size?: number;
  isOnline?: boolean;
  /** For use inside an element that has its own text, such as a tree row: the initials are drawn and are not part of the text. */
  isDrawn?: boolean;
}

const circle = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  borderRadius: '50%',
  overflow: 'hidden',
  userSelect: 'none',
  lineHeight: 1,
  fontWeight: 600,
  color: 'primary.main',
  bgcolor: (theme: Theme) => theme.tokens.primarySoft,
} as const;

function Drawn({ letters }: { letters: string }) {
  return (
    <Box component="span" data-letters={letters} sx={{ '&::before': { content: 'attr(data-letters)' } }} />
  );
}

/** A person's picture, or their initials. Decorative, since the name is next to it. */
export function UserAvatar({ name, avatar, size = 32, isOnline = false, isDrawn = false }: UserAvatarProps) {
  const source = avatar ? pictureUrl(avatar) : undefined;
  const [broken, setBroken] = useState<string>();
  const letters = isDrawn ? <Drawn letters={initials(name)} /> : initials(name);
  return (
    <Box component="span" aria-hidden sx={{ position: 'relative', display: 'inline-flex', flexShrink: 0 }}>
      <Box
        component="span"
        sx={circle}
        style={{ width: size, height: size, fontSize: Math.round(size * 0.38) }}
      >
        {source && source !== broken ? (
          <Box
            component="img"
            src={source}
            alt=""
            onError={() => setBroken(source)}
            sx={{ width: '100%', height: '100%', objectFit: 'cover' }}
          />
        ) : (
          letters
        )}
      </Box>
      {isOnline ? <Box component="span" sx={online} /> : null}
    </Box>
  );
}

/** On the edge of the circle, at the lower right. */
const online = {
  position: 'absolute',
  right: '14%',
  bottom: '14%',
  translate: '50% 50%',
  width: 8,
  height: 8,
  borderRadius: '50%',
  bgcolor: 'success.main',
} as const;
