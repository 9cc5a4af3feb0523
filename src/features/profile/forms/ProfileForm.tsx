import limits from '@graphql/limits.json';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ConflictDialog } from '@src/components/feedback/ConflictDialog';
import { AppForm } from '@src/components/form/AppForm';
import { FollowRecord } from '@src/components/form/FollowRecord';
import { FormDraft } from '@src/components/form/FormDraft';
import { FormErrors } from '@src/components/form/FormErrors';
import { FormTagsField } from '@src/components/form/FormTagsField';
import { SubmitButton } from '@src/components/form/SubmitButton';
import { useRecordForm } from '@src/components/form/useRecordForm';
import { Section } from '@src/components/layout/Section';
import { useNotify } from '@src/store/useNotify';
import { type Profile, type ProfileField, useProfileUpdateMutation } from '../api';
import { GoalFields } from '../components/GoalFields';
import { PersonalFields } from '../components/PersonalFields';
import { SkillFields } from '../components/SkillFields';
import { profileInput, profileSchema, profileValues, type ProfileValues } from './profile-form';

interface ProfileFormProps {
  profile: Profile;
  ownFields: readonly ProfileField[];
  refresh: () => void;
}

/** What people change of themselves: saved as a whole, or not at all. */
export function ProfileForm({ profile, ownFields, refresh }: ProfileFormProps) {
  const { t } = useTranslation('profile');
  const [profileUpdate] = useProfileUpdateMutation();
  const notify = useNotify();
  const draftName = `profile-${profile.id}`;
  const form = useRecordForm<Profile, ProfileValues>({
    record: profile,
    draftName,
    refresh,
    send: (values, updatedAt, base = profile) =>
      profileUpdate({
        user: {
          id: profile.id,
          ...profileInput(values, profileValues(base)),
          ...(updatedAt ? { updatedAt } : {}),
        },
      }),
    onSaved: () => notify.success(t('common:saved')),
  });
  const { base = profile } = form;
  const initialValues = useMemo(() => profileValues(base), [base]);
  return (
    <AppForm<ProfileValues>
      initialValues={initialValues}
      schema={profileSchema}
      onSubmit={form.submit}
      isReinitialized
      isGuarded
    >
      <FollowRecord record={profile} base={base} onFollow={form.follow} />
      <FormDraft name={draftName} />
      <Stack spacing={2}>
        <FormErrors errors={form.errors} />
        <Section title={t('profile:personal.title')} text={t('profile:personal.text')}>
          <Stack spacing={2}>
            <PersonalFields ownFields={ownFields} />
          </Stack>
        </Section>
        <Section title={t('profile:skills.title')} text={t('profile:skills.text')}>
          <Stack spacing={2}>
            <SkillFields />
            <FormTagsField
              name="interests"
              label={t('profile:interests.title')}
              help={t('profile:interests.help')}
              placeholder={t('profile:interests.example')}
              maxLength={limits.interestName}
            />
          </Stack>
        </Section>
        <Section title={t('profile:goals.title')} text={t('profile:goals.visible')}>
          <GoalFields />
        </Section>
        <Box
          sx={{
            position: 'sticky',
            bottom: 0,
            zIndex: 2,
            py: 1.5,
            bgcolor: 'background.default',
            borderTop: 1,
            borderColor: 'divider',
          }}
        >
          <SubmitButton isOnlyDirty>{t('common:action.save')}</SubmitButton>
        </Box>
      </Stack>
      <ConflictDialog {...form.conflict} />
    </AppForm>
  );
}
