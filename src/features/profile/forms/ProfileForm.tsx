import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { SubmitButton } from '@src/components/form/SubmitButton';
import { Section } from '@src/components/layout/Section';
import { StickyBar } from '@src/components/layout/StickyBar';
import { useIsEdit } from '@src/store/useEditMode';
import type { Profile, ProfileField } from '../api';
import { AbilitySections } from '../components/AbilitySections';
import { PersonalFields } from '../components/PersonalFields';
import { ProfileRecordForm } from './ProfileRecordForm';

interface ProfileFormProps {
  profile: Profile;
  ownFields: readonly ProfileField[];
  refresh: () => void;
}

/** What people change of themselves. */
export function ProfileForm({ profile, ownFields, refresh }: ProfileFormProps) {
  const { t } = useTranslation('profile');
  const isEdit = useIsEdit();
  return (
    <ProfileRecordForm
      profile={profile}
      draftName={`profile-${profile.id}`}
      refresh={refresh}
      saved={t('common:saved')}
      footer={
        isEdit ? (
          <StickyBar
            sx={{ mt: 2, py: 1.5, bgcolor: 'background.default', borderTop: 1, borderColor: 'divider' }}
          >
            <SubmitButton isOnlyDirty>{t('common:action.save')}</SubmitButton>
          </StickyBar>
        ) : null
      }
    >
      <Section title={t('profile:personal.title')} text={t('profile:personal.text')}>
        <Stack spacing={2}>
          <PersonalFields ownFields={ownFields} />
        </Stack>
      </Section>
      <AbilitySections isOwn />
    </ProfileRecordForm>
  );
}
