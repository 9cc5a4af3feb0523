import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { UserAvatar } from '@src/components/data/UserAvatar';
import { VisuallyHidden } from '@src/components/text/VisuallyHidden';
import { personName } from '@src/lib/person';
import { stretchedLink } from '@src/theme/stretched-link';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { ColleagueContacts, type ColleagueProps } from './ColleagueCard';

interface ColleagueRowProps extends ColleagueProps {
  /** When the list is sorted by subdivision: the first person of each has its name as a heading. */
  group: 'first' | 'next' | null;
}

/** Keeps a person focused with Tab clear of the sticky line at the top. */
const belowLine = { scrollMarginTop: 32 };

/** A colleague as a row of a list. */
export function ColleagueRow({ person, place, group }: ColleagueRowProps) {
  const { t } = useTranslation('employees');
  const { search } = useLocation();
  const name = personName(person);
  const subdivision = person.subdivision?.name ?? t('employees:list.noSubdivision');
  return (
    <Card
      component="li"
      {...place}
      sx={{ position: 'relative', px: 2, py: 0.5, display: 'flex', alignItems: 'center', gap: 1.5 }}
    >
      <UserAvatar name={name} avatar={person.avatar} isOnline={person.isOnline} size={36} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        {group === 'first' ? (
          <Typography
            component="h2"
            noWrap
            title={subdivision}
            sx={{ fontSize: 12, fontWeight: 600, lineHeight: '16px', color: 'primary.main' }}
          >
            {subdivision}
          </Typography>
        ) : null}
        <Link
          component={RouterLink}
          to={{ pathname: `/employees/${person.id}`, search }}
          color="textPrimary"
          title={name}
          sx={{
            display: 'block',
            overflowWrap: 'anywhere',
            fontWeight: 560,
            lineHeight: '20px',
            ...belowLine,
            ...stretchedLink,
          }}
        >
          {name}
        </Link>
        <Typography
          variant="body2"
          color="textSecondary"
          title={person.position?.name ?? ''}
          sx={{ lineHeight: '18px', overflowWrap: 'anywhere' }}
        >
          {person.position?.name ?? '—'}
          {group === 'next' ? <VisuallyHidden>{` · ${subdivision}`}</VisuallyHidden> : null}
          {group === null ? (
            <Box component="span" sx={{ display: { sm: 'none' } }}>{` · ${subdivision}`}</Box>
          ) : null}
        </Typography>
      </Box>
      {group === null ? (
        <Typography
          variant="body2"
          color="textSecondary"
          noWrap
          title={subdivision}
          sx={{ flex: 1, minWidth: 0, display: { xs: 'none', sm: 'block' } }}
        >
          {subdivision}
        </Typography>
      ) : null}
      {/* Of equal width, so that the subdivisions are aligned. */}
      <Box
        sx={{ display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: 1, width: { sm: 230 } }}
      >
        <ColleagueContacts person={person} />
      </Box>
    </Card>
  );
}
