import limits from '@graphql/limits.json';
import Stack from '@mui/material/Stack';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ConflictDialog } from '@src/components/feedback/ConflictDialog';
import { Loaded } from '@src/components/feedback/Loaded';
import { SkeletonRows } from '@src/components/feedback/Skeletons';
import { AppForm } from '@src/components/form/AppForm';
import { FollowRecord } from '@src/components/form/FollowRecord';
import { FormDraft } from '@src/components/form/FormDraft';
import { FormErrors } from '@src/components/form/FormErrors';
import { FormFooter } from '@src/components/form/FormFooter';
import { FormTagsField } from '@src/components/form/FormTagsField';
import { FormTextField } from '@src/components/form/FormTextField';
import { SubmitButton } from '@src/components/form/SubmitButton';
import { useRecordForm } from '@src/components/form/useRecordForm';
import { Section } from '@src/components/layout/Section';
import { useNotify } from '@src/store/useNotify';
import { type Profile, useProfileQuery, useProfileUpdateMutation } from '../api';
import { GoalFields } from '../components/GoalFields';
import { PhonesField } from '../components/PhonesField';
import { SkillFields } from '../components/SkillFields';
import { profileInput, profileSchema, profileValues, type ProfileValues } from './profile-form';

/** What is known of somebody beyond their place: by who writes their card. */
export function PersonMoreForm({ userId }: { userId: number }) {
  const { data, error, refetch } = useProfileQuery({ user: { id: userId } });
  return (
    <Loaded
      data={data?.user ?? undefined}
      error={error}
      onRetry={() => void refetch()}
      skeleton={<SkeletonRows columns={1} />}
    >
      {(profile) => <MoreForm key={profile.id} profile={profile} refresh={() => void refetch()} />}
    </Loaded>
  );
}

function Group({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <Section title={title} {...(text ? { text } : {})}>
      <Stack spacing={2}>{children}</Stack>
    </Section>
  );
}

function MoreForm({ profile, refresh }: { profile: Profile; refresh: () => void }) {
  const { t } = useTranslation('profile');
  const [profileUpdate] = useProfileUpdateMutation();
  const notify = useNotify();
  const draftName = `person-more-${profile.id}`;
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
    onSaved: () => notify.success(t('profile:more.saved')),
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
        <Group title={t('profile:more.detail')} text={t('profile:more.detailText')}>
          <FormTextField
            name="detailInfo"
            label={t('profile:more.detailLabel')}
            minRows={3}
            maxLength={limits.info}
          />
          <PhonesField isKept={false} />
        </Group>
        <Group title={t('profile:skills.title')}>
          <SkillFields />
          <FormTagsField
            name="interests"
            label={t('profile:interests.title')}
            placeholder={t('profile:interests.example')}
            maxLength={limits.interestName}
          />
        </Group>
        <Group title={t('profile:goals.title')}>
          <GoalFields />
        </Group>
      </Stack>
      <FormFooter>
        <SubmitButton isOnlyDirty>{t('common:action.save')}</SubmitButton>
      </FormFooter>
      <ConflictDialog {...form.conflict} />
    </AppForm>
  );
}
