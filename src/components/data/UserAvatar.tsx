import Avatar from '@mui/material/Avatar';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import { initials } from '@src/lib/person';
import { pictureUrl } from '@src/lib/statics';

interface UserAvatarProps {
  name: string;
  avatar?: Parameters<typeof pictureUrl>[0] | null;
  size?: number;
  isOnline?: boolean;
  /** Inside of what is named by its own words, a row of a tree: the letters are drawn there and are no text. */
  isDrawn?: boolean;
}

function Drawn({ letters }: { letters: string }) {
  return (
    <Box component="span" data-letters={letters} sx={{ '&::before': { content: 'attr(data-letters)' } }} />
  );
}

/** A person's picture, or the first letters of the name. Decoration: the name stands beside it. */
export function UserAvatar({ name, avatar, size = 32, isOnline = false, isDrawn = false }: UserAvatarProps) {
  return (
    <Badge
      variant="dot"
      overlap="circular"
      invisible={!isOnline}
      color="success"
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      aria-hidden
    >
      <Avatar
        {...(avatar ? { src: pictureUrl(avatar) } : {})}
        alt=""
        sx={{ width: size, height: size, fontSize: Math.round(size * 0.38) }}
      >
        {isDrawn ? <Drawn letters={initials(name)} /> : initials(name)}
      </Avatar>
    </Badge>
  );
}
