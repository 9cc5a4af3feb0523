import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Section } from '@src/components/layout/Section';
import { formatDate } from '@src/lib/dates';
import { personName } from '@src/lib/person';
import { useIsEdit } from '@src/store/useEditMode';
import type { Profile, ProfileAccess } from '../api';
import { RequestCard } from './RequestCard';
import { RequestDialog } from './RequestDialog';

interface WorkCardProps {
  profile: Profile;
  access: ProfileAccess;
}

/** The employment data, which others maintain; the user can request changes. */
export function WorkCard({ profile, access }: WorkCardProps) {
  const { t, i18n } = useTranslation('profile');
  const date = (value: string | null) => formatDate(value, 'date', i18n.language);
  const rows = [
    { key: 'position', value: profile.position?.name },
    { key: 'subdivision', value: profile.subdivision?.name },
    { key: 'personnelNumber', value: profile.personnelNumber },
    { key: 'leader', value: profile.leader ? personName(profile.leader) : '' },
    { key: 'mentor', value: profile.mentor ? personName(profile.mentor) : '' },
    { key: 'trainee', value: profile.trainee ? personName(profile.trainee) : '' },
    { key: 'dateJobStart', value: date(profile.dateJobStart) },
    { key: 'dateAdaptEnd', value: date(profile.dateAdaptEnd) },
  ].filter(({ value }) => value);
  return (
    <Section
      title={t('profile:work.title')}
      text={t(access.isHr ? 'profile:work.personnel' : 'profile:work.kept')}
    >
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.25 }}>
        {rows.map(({ key, value }) => (
          <Box key={key} sx={{ display: 'grid', gridTemplateColumns: '150px minmax(0, 1fr)', gap: 1.5 }}>
            <Typography component="dt" variant="body2" color="textSecondary">
              {t(`profile:work.${key}`)}
            </Typography>
            <Typography component="dd" variant="body2" sx={{ m: 0, fontWeight: 520 }}>
              {value}
            </Typography>
          </Box>
        ))}
      </Box>
      <Stack spacing={1.5} sx={{ mt: 2, alignItems: 'stretch' }}>
        {access.request ? <RequestCard request={access.request} /> : null}
        <Ask profile={profile} access={access} />
      </Stack>
    </Section>
  );
}

function Ask({ profile, access }: WorkCardProps) {
  const { t } = useTranslation('profile');
  const isEdit = useIsEdit();
  const [isAsking, setIsAsking] = useState(false);
  if (access.isHr) {
    return (
      <Button variant="outlined" component={Link} to={`/employees/${profile.id}`}>
        {t('profile:work.open')}
      </Button>
    );
  }
  if (access.request?.status === 'open' || !isEdit) return null;
  return (
    <>
      <Button variant="outlined" onClick={() => setIsAsking(true)}>
        {t('profile:request.ask')}
      </Button>
      {isAsking ? (
        <RequestDialog profile={profile} ownFields={access.ownFields} onClose={() => setIsAsking(false)} />
      ) : null}
    </>
  );
}
