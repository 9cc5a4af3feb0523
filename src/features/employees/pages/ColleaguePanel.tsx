import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { UserAvatar } from '@src/components/data/UserAvatar';
import { ErrorState } from '@src/components/feedback/ErrorState';
import { SkeletonRows } from '@src/components/feedback/Skeletons';
import { SidePanel } from '@src/components/layout/SidePanel';
import { personName } from '@src/lib/person';
import { Mail, Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, Outlet } from 'react-router-dom';
import { useColleagueQuery } from '../api';
import { useOpenEmployee } from '../lib/useOpenEmployee';

interface ContactsProps {
  email: string | null;
  phone: string | null;
}

function Contacts({ email, phone }: ContactsProps) {
  const { t } = useTranslation('employees');
  if (!email && !phone) {
    return <Typography color="textSecondary">{t('employees:card.noContacts')}</Typography>;
  }
  return (
    <Stack spacing={1}>
      {email ? (
        <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
          <Mail size={16} aria-hidden />
          <Link href={`mailto:${email}`}>{email}</Link>
        </Stack>
      ) : null}
      {phone ? (
        <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
          <Phone size={16} aria-hidden />
          <Link href={`tel:${phone}`}>{phone}</Link>
        </Stack>
      ) : null}
    </Stack>
  );
}

/** A colleague's data that everybody may see. */
export function ColleaguePanel({ id }: { id: number }) {
  const { t } = useTranslation('employees');
  const open = useOpenEmployee();
  const { data, error, refetch } = useColleagueQuery({ user: { id } });
  const person = data?.user;
  if (!person) {
    return (
      <SidePanel title={t('employees:title')} onClose={() => open(null)}>
        {error || data ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <SkeletonRows columns={1} />
        )}
      </SidePanel>
    );
  }
  const place = [person.position?.name, person.subdivision?.name].filter(Boolean).join(' · ');
  return (
    <SidePanel title={personName(person)} subtitle={place} onClose={() => open(null)}>
      <Stack spacing={3}>
        <UserAvatar name={personName(person)} avatar={person.avatar} isOnline={person.isOnline} size={88} />
        <Box component="section">
          <Typography component="h3" variant="h3" sx={{ mb: 1 }}>
            {t('employees:card.contacts')}
          </Typography>
          <Contacts email={person.email} phone={person.phone} />
        </Box>
        {person.leader ? (
          <Box component="section">
            <Typography component="h3" variant="h3" sx={{ mb: 1 }}>
              {t('employees:card.leader')}
            </Typography>
            <Link component={RouterLink} to={`/employees/${person.leader.id}`}>
              {personName(person.leader)}
            </Link>
          </Box>
        ) : null}
        {person.info ? (
          <Box component="section">
            <Typography component="h3" variant="h3" sx={{ mb: 1 }}>
              {t('employees:card.about')}
            </Typography>
            <Typography sx={{ whiteSpace: 'pre-line' }}>{person.info}</Typography>
          </Box>
        ) : null}
      </Stack>
      <Outlet />
    </SidePanel>
  );
}
