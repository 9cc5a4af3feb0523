import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { type ComponentType, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '@src/components/feedback/ErrorState';
import { SkeletonCards } from '@src/components/feedback/Skeletons';
import { Section } from '@src/components/layout/Section';
import { useAppSelector } from '@src/store/hooks';
import { selectUser } from '@src/store/selectors/roles';
import { type Profile, type ProfileAccess, useProfileAccessQuery, useProfileQuery } from '../api';
import { DataCard } from '../components/DataCard';
import { EmailCard } from '../components/EmailCard';
import { HistoryCard } from '../components/HistoryCard';
import { ProfileHero } from '../components/ProfileHero';
import { ResetPasswordDialog } from '../components/ResetPasswordDialog';
import { SecuritySection } from '../components/security/SecuritySection';
import { WorkCard } from '../components/WorkCard';
import { PasswordForm } from '../forms/PasswordForm';
import { ProfileForm } from '../forms/ProfileForm';

interface ProfileSlots {
  /** The personnel documents, provided by another feature. */
  Documents: ComponentType<{ userId: number }>;
}

/** The user's own profile, at /profile and at /organization/profile. The frame provides the header. */
export function ProfilePage(slots: ProfileSlots) {
  return (
    <>
      <ResetPasswordDialog />
      <LoadedProfile {...slots} />
    </>
  );
}

function LoadedProfile(slots: ProfileSlots) {
  const user = useAppSelector(selectUser);
  const query = useProfileQuery({ user: { id: user?.id ?? null } }, { skip: !user });
  const access = useProfileAccessQuery(undefined, { skip: !user });
  const profile = query.data?.user;
  if (profile && access.data) {
    return (
      <Content
        profile={profile}
        access={access.data.profileAccess}
        {...slots}
        refresh={() => void query.refetch()}
      />
    );
  }
  const failed = [query, access].find(({ isError }) => isError);
  if (!failed) return <SkeletonCards count={3} height={220} />;
  return <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />;
}

interface ContentProps extends ProfileSlots {
  profile: Profile;
  access: ProfileAccess;
  refresh: () => void;
}

function Content({ profile, access, Documents, refresh }: ContentProps) {
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
        <ProfileForm profile={profile} ownFields={access.ownFields} refresh={refresh} />
        <Stack spacing={2}>
          <WorkCard profile={profile} access={access} />
          <Suspense fallback={null}>
            <Documents userId={profile.id} />
          </Suspense>
          <EmailCard email={profile.email ?? ''} />
          <Section title={t('profile:password.change')}>
            <PasswordForm code={null} onDone={() => {}} />
          </Section>
          {/* Its translations load late; waiting for them must not unmount the other cards with typed values. */}
          <Suspense fallback={<SkeletonCards count={1} height={220} />}>
            <SecuritySection />
          </Suspense>
          <DataCard />
        </Stack>
      </Box>
      <HistoryCard userId={profile.id} />
    </Stack>
  );
}
