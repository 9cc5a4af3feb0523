import Avatar from '@mui/material/Avatar';
import Badge from '@mui/material/Badge';
import { initials } from '@src/lib/person';
import { contentFile } from '@src/lib/statics';

interface UserAvatarProps {
  name: string;
  avatar?: Parameters<typeof contentFile>[0] | null;
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
        {...(avatar ? { src: contentFile(avatar).url } : {})}
        alt=""
        sx={{ width: size, height: size, fontSize: Math.round(size * 0.38) }}
      >
        {initials(name)}
      </Avatar>
    </Badge>
  );
}
