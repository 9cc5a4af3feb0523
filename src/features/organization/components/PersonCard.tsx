import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { Mail, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { UserAvatar } from '@src/components/data/UserAvatar';
import { personName } from '@src/lib/person';
import type { PersonLink } from '../api';

interface PersonCardProps {
  person: PersonLink;
  /** Their relation to the user; by default their position. */
  caption?: ReactNode;
}

/** A person in a row: picture, name, contacts. */
export function PersonCard({ person, caption }: PersonCardProps) {
  const { t } = useTranslation('organization');
  const name = personName(person);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minHeight: 52 }}>
      <UserAvatar name={name} avatar={person.avatar} size={40} isOnline={person.isOnline} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography sx={{ fontWeight: 560 }}>{name}</Typography>
        <Typography variant="body2" color="textSecondary">
          {caption ?? person.position?.name}
        </Typography>
      </Box>
      {person.phone ? (
        <IconButton href={`tel:${person.phone}`} aria-label={t('organization:person.call', { name })}>
          <Phone />
        </IconButton>
      ) : null}
      {person.email ? (
        <IconButton href={`mailto:${person.email}`} aria-label={t('organization:person.write', { name })}>
          <Mail />
        </IconButton>
      ) : null}
    </Box>
  );
}
