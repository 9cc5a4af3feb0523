import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { UserAvatar } from '@src/components/data/UserAvatar';
import { personName } from '@src/lib/person';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { ColleagueContacts, type ColleagueProps } from './ColleagueCard';

/** A colleague as a line of a list. */
export function ColleagueRow({ person, place }: ColleagueProps) {
  const { t } = useTranslation('employees');
  const { search } = useLocation();
  const name = personName(person);
  const subdivision = person.subdivision?.name ?? t('employees:list.noSubdivision');
  return (
    <Card
      component="li"
      {...place}
      sx={{ position: 'relative', px: 2, display: 'flex', alignItems: 'center', gap: 1.5 }}
    >
      <UserAvatar name={name} avatar={person.avatar} isOnline={person.isOnline} size={36} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Link
          component={RouterLink}
          to={{ pathname: `/employees/${person.id}`, search }}
          color="textPrimary"
          noWrap
          title={name}
          sx={{
            display: 'block',
            fontWeight: 560,
            '&::after': { content: '""', position: 'absolute', inset: 0 },
          }}
        >
          {name}
        </Link>
        <Typography variant="body2" color="textSecondary" noWrap title={person.position?.name ?? ''}>
          {person.position?.name ?? '—'}
          <Box component="span" sx={{ display: { sm: 'none' } }}>{` · ${subdivision}`}</Box>
        </Typography>
      </Box>
      <Typography
        variant="body2"
        color="textSecondary"
        noWrap
        title={subdivision}
        sx={{ flex: 1, minWidth: 0, display: { xs: 'none', sm: 'block' } }}
      >
        {subdivision}
      </Typography>
      {/* Of one width, so that the subdivisions stand one under another. */}
      <Box
        sx={{ display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: 1, width: { sm: 230 } }}
      >
        <ColleagueContacts person={person} />
      </Box>
    </Card>
  );
}
