import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { StatusChip } from '@src/components/data/StatusChip';
import { UserAvatar } from '@src/components/data/UserAvatar';
import { personName } from '@src/lib/person';
import { stretchedLink } from '@src/theme/stretched-link';
import { clampLines } from '@src/theme/clamp-lines';
import { Crown, Mail, Phone, Sparkles } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import type { Colleague } from '../first-api';

/** A person's index in the whole list, for screen readers. */
export interface ListPlace {
  'aria-setsize': number;
  'aria-posinset': number;
}

export interface ColleagueProps {
  person: Colleague;
  place: ListPlace;
}

/** At most two lines where cards stand side by side, because they are of equal height. */
const twoLines = {
  ...clampLines({ xs: 'none', sm: 2 }),
  overflowWrap: 'anywhere',
} as const;

/** A colleague's card: who they are and their contacts. */
export function ColleagueCard({ person, place }: ColleagueProps) {
  const { t } = useTranslation('employees');
  const { search } = useLocation();
  const name = personName(person);
  return (
    <Card
      component="li"
      {...place}
      sx={{ position: 'relative', p: 2, display: 'flex', flexDirection: 'column', gap: 1 }}
    >
      <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
        <UserAvatar name={name} avatar={person.avatar} isOnline={person.isOnline} size={48} />
        <Box sx={{ minWidth: 0 }}>
          <Link
            component={RouterLink}
            to={{ pathname: `/employees/${person.id}`, search }}
            color="textPrimary"
            title={name}
            sx={{
              fontWeight: 560,
              ...twoLines,
              ...stretchedLink,
            }}
          >
            {name}
          </Link>
          <Typography variant="body2" color="textSecondary" sx={twoLines}>
            {person.position?.name ?? '—'}
          </Typography>
        </Box>
      </Stack>
      <Stack direction="row" spacing={1} sx={{ mt: 'auto', alignItems: 'center' }}>
        <Typography variant="body2" color="textSecondary" sx={{ flex: 1, minWidth: 0, ...twoLines }}>
          {person.subdivision?.name ?? t('employees:list.noSubdivision')}
        </Typography>
        <ColleagueContacts person={person} />
      </Stack>
    </Card>
  );
}

/** Whether they are new or a leader, and their contacts. */
export function ColleagueContacts({ person }: { person: Colleague }) {
  const { t } = useTranslation('employees');
  const name = personName(person);
  const isLeader = person.leaderSubdivisionId !== null && person.leaderSubdivisionId === person.subdivisionId;
  return (
    <>
      {person.isNewcomer ? (
        <StatusChip label={t('employees:list.newcomer')} colour="amber" icon={Sparkles} />
      ) : null}
      {isLeader ? <Crown size={16} role="img" aria-label={t('employees:list.head')} /> : null}
      {person.email ? (
        <IconButton
          size="small"
          href={`mailto:${person.email}`}
          aria-label={`${t('employees:action.write')}: ${name}`}
          sx={{ zIndex: 1 }}
        >
          <Mail />
        </IconButton>
      ) : null}
      {person.phone ? (
        <IconButton
          size="small"
          href={`tel:${person.phone}`}
          aria-label={`${t('employees:action.call')}: ${name}`}
          sx={{ zIndex: 1 }}
        >
          <Phone />
        </IconButton>
      ) : null}
    </>
  );
}
