import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ListItemButton from '@mui/material/ListItemButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { UserAvatar } from '@src/components/data/UserAvatar';
import { Section } from '@src/components/layout/Section';
import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useAdaptationsQuery } from '../api';
import { RiskLine } from './PlanRisk';

/** The number shown on «Сегодня»; all of them are in the list of plans. */
const SHOWN = 5;

/** The newcomers of the user whose adaptation is at risk, the highest risk first; renders nothing when there are none. */
export function NewcomersAtRisk() {
  const { t } = useTranslation('adaptation');
  const found = useAdaptationsQuery({ isAtRisk: true, pageSize: SHOWN }).data?.adaptations;
  if (!found?.count) return null;
  return (
    <Section
      title={t('adaptation:risk.today')}
      text={t('adaptation:risk.todayText')}
      action={
        found.count > SHOWN ? (
          <Button component={Link} to="/adaptation?isAtRisk=1">
            {t('adaptation:risk.all', { count: found.count })}
          </Button>
        ) : undefined
      }
    >
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', mx: -1 }}>
        {found.items.map(({ id, person, risk, day, days }) => (
          <li key={id}>
            <ListItemButton
              component={Link}
              to={`/adaptation/${person.id}`}
              sx={{ gap: 1.5, px: 1, minHeight: 52 }}
            >
              <UserAvatar name={person.nameFull} avatar={person.avatar} />
              <Stack
                direction={{ xs: 'column', md: 'row' }}
                spacing={{ xs: 0.75, md: 2 }}
                sx={{ flex: 1, minWidth: 0, alignItems: { md: 'center' } }}
              >
                <Box sx={{ flex: 1, minWidth: 0 }}>
                  <Typography sx={{ fontWeight: 540, overflowWrap: 'anywhere' }}>
                    {person.nameFull}
                  </Typography>
                  <Typography variant="body2" color="textSecondary">
                    {[person.position?.name, day > 0 ? t('adaptation:dayOf', { day, days }) : '']
                      .filter(Boolean)
                      .join(' · ')}
                  </Typography>
                </Box>
                <Box sx={{ flex: 1, minWidth: 0 }}>
                  <RiskLine risk={risk} />
                </Box>
              </Stack>
              <Box sx={{ display: 'flex', flexShrink: 0 }}>
                <ChevronRight size={17} aria-hidden />
              </Box>
            </ListItemButton>
          </li>
        ))}
      </Box>
    </Section>
  );
}
