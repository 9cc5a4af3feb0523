import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { Section } from '@src/components/layout/Section';
import { SaveBar } from '@src/components/form/SaveBar';
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

/** The form of the profile data that users may change themselves. */
export function ProfileForm({ profile, ownFields, refresh }: ProfileFormProps) {
  const { t } = useTranslation('profile');
  const isEdit = useIsEdit();
  return (
    <ProfileRecordForm
      profile={profile}
      draftName={`profile-${profile.id}`}
      refresh={refresh}
      saved={t('common:saved')}
      footer={isEdit ? <SaveBar /> : null}
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
