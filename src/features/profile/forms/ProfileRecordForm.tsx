import { type ReactNode, useMemo } from 'react';
import { ConflictDialog } from '@src/components/feedback/ConflictDialog';
import { AppForm } from '@src/components/form/AppForm';
import { FollowRecord } from '@src/components/form/FollowRecord';
import { FormDraft } from '@src/components/form/FormDraft';
import { FormErrors } from '@src/components/form/FormErrors';
import { useRecordForm } from '@src/components/form/useRecordForm';
import Stack from '@mui/material/Stack';
import { useNotify } from '@src/store/useNotify';
import { useIsEdit } from '@src/store/useEditMode';
import { type Profile, useProfileUpdateMutation } from '../api';
import { profileInput, profileSchema, profileValues, type ProfileValues } from './profile-form';

interface ProfileRecordFormProps {
  profile: Profile;
  draftName: string;
  refresh: () => void;
  /** The success message. */
  saved: string;
  /** The fields. */
  children: ReactNode;
  /** Contains the save button. */
  footer: ReactNode;
}

/** A person's additional data, saved as a whole: edited by themselves, or by those who maintain their card. */
export function ProfileRecordForm(props: ProfileRecordFormProps) {
  const { profile, draftName, refresh, saved, children, footer } = props;
  const [profileUpdate] = useProfileUpdateMutation();
  const notify = useNotify();
  const isEdit = useIsEdit();
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
    onSaved: () => notify.success(saved),
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
      isReadOnly={!isEdit}
    >
      <FollowRecord record={profile} base={base} onFollow={form.follow} />
      <FormDraft name={draftName} />
      <Stack spacing={2}>
        <FormErrors errors={form.errors} />
        {children}
      </Stack>
      {footer}
      <ConflictDialog {...form.conflict} />
    </AppForm>
  );
}
