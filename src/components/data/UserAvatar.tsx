import Avatar from '@mui/material/Avatar';
import Badge from '@mui/material/Badge';
import { initials } from '@src/lib/person';
import { pictureUrl } from '@src/lib/statics';

interface UserAvatarProps {
  name: string;
  avatar?: Parameters<typeof pictureUrl>[0] | null;
  size?: number;
  isOnline?: boolean;
}

/** A person's picture, or the first letters of the name. Decoration: the name stands beside it. */
export function UserAvatar({ name, avatar, size = 32, isOnline = false }: UserAvatarProps) {
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
        {initials(name)}
      </Avatar>
    </Badge>
  );
}
