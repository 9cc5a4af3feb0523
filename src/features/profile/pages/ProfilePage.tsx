import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { errorText } from '@src/api/errors';
import { ErrorState } from '@src/components/feedback/ErrorState';
import { SkeletonCards } from '@src/components/feedback/Skeletons';
import { Section } from '@src/components/layout/Section';
import { useAppSelector } from '@src/store/hooks';
import { selectUser } from '@src/store/selectors/roles';
import { type Profile, useProfileQuery } from '../api';
import { ProfileHero } from '../components/ProfileHero';
import { ResetPasswordDialog } from '../components/ResetPasswordDialog';
import { SecuritySection } from '../components/security/SecuritySection';
import { WorkCard } from '../components/WorkCard';
import { PasswordForm } from '../forms/PasswordForm';
import { ProfileForm } from '../forms/ProfileForm';

/** One's own profile, at /profile and at /organization/profile: the header is its frame's. */
export function ProfilePage() {
  const user = useAppSelector(selectUser);
  const query = useProfileQuery({ user: { id: user?.id ?? null } }, { skip: !user });
  const profile = query.data?.user;
  const message = errorText(query.error);
  return (
    <>
      <ResetPasswordDialog />
      {profile ? <Content profile={profile} /> : null}
      {!profile && query.isError ? (
        <ErrorState {...(message ? { text: message } : {})} onRetry={() => void query.refetch()} />
      ) : null}
      {!profile && !query.isError ? <SkeletonCards count={3} height={220} /> : null}
    </>
  );
}

function Content({ profile }: { profile: Profile }) {
  const { t } = useTranslation('profile');
  return (
    <Stack spacing={2}>
      <ProfileHero profile={profile} />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 380px' },
        }}
      >
        <Section title={t('profile:personal.title')} text={t('profile:personal.text')}>
          <ProfileForm key={profile.updatedAt} profile={profile} />
        </Section>
        <Stack spacing={2}>
          <WorkCard profile={profile} />
          <Section title={t('profile:password.change')}>
            <PasswordForm code={null} onDone={() => {}} />
          </Section>
          <SecuritySection />
        </Stack>
      </Box>
    </Stack>
  );
}
