import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { applyServerErrors } from '@src/api/form-errors';
import { AppForm } from '@src/components/form/AppForm';
import { FormErrors } from '@src/components/form/FormErrors';
import { FormPasswordField } from '@src/components/form/FormPasswordField';
import { SubmitButton } from '@src/components/form/SubmitButton';
import { useAppSelector } from '@src/store/hooks';
import { selectUser } from '@src/store/selectors/roles';
import { useNotify } from '@src/store/useNotify';
import { useUserPasswordUpdateMutation } from '../api';
import { passwordSchema, type PasswordValues } from './password';

interface PasswordFormProps {
  /** The code from the email; without it the current password is required. */
  code: string | null;
  /** The button's label; default: «save». */
  submit?: string;
  /** No success message, because the next page shows one. */
  isSilent?: boolean;
  onDone: () => void;
}

const empty: PasswordValues = { currentPassword: '', password: '', confirmPassword: '' };

/** Sets a new password. */
export function PasswordForm({ code, submit, isSilent = false, onDone }: PasswordFormProps) {
  const { t } = useTranslation('profile');
  const user = useAppSelector(selectUser);
  const [userPasswordUpdate] = useUserPasswordUpdateMutation();
  const [errors, setErrors] = useState<string[]>([]);
  const notify = useNotify();
  return (
    <AppForm<PasswordValues>
      initialValues={empty}
      schema={passwordSchema(code !== null)}
      onSubmit={async (values, helpers) => {
        setErrors([]);
        const { currentPassword, password } = values;
        const proof = code === null ? { currentPassword } : { resetPasswordCode: code };
        const { error } = await userPasswordUpdate({
          user: { ...(user ? { id: user.id } : {}), password, ...proof },
        });
        if (error) {
          setErrors(applyServerErrors(error, values, helpers));
          return;
        }
        helpers.resetForm();
        if (!isSilent) notify.success(t('profile:password.saved'));
        onDone();
      }}
    >
      <Stack spacing={2} sx={{ maxWidth: 420 }}>
        <FormErrors errors={errors} />
        {code === null ? (
          <FormPasswordField name="currentPassword" label={t('profile:password.current')} isRequired />
        ) : null}
        <FormPasswordField
          name="password"
          label={t('profile:password.new')}
          isRequired
          autoComplete="new-password"
          autoFocus={code !== null}
          withMeter
        />
        <FormPasswordField
          name="confirmPassword"
          label={t('profile:password.confirm')}
          isRequired
          autoComplete="new-password"
        />
        <Box>
          <SubmitButton>{submit ?? t('profile:password.save')}</SubmitButton>
        </Box>
      </Stack>
    </AppForm>
  );
}
