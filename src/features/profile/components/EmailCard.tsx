import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ContentDialog } from '@src/components/feedback/ContentDialog';
import { FormPasswordField } from '@src/components/form/FormPasswordField';
import { FormTextField } from '@src/components/form/FormTextField';
import { Section } from '@src/components/layout/Section';
import { useUrlState } from '@src/components/routing/useUrlState';
import { flagParam } from '@src/lib/url-state';
import { useNotify } from '@src/store/useNotify';
import {
  useUserEmailChangeConfirmMutation,
  useUserEmailChangeStartMutation,
  useUserSecurityQuery,
} from '../api';
import { codeProofSchema, emailWishSchema } from '../forms/proof';
import { DialogForm } from '@src/components/form/DialogForm';

const codecs = { emailChange: flagParam() };

/** The user's sign-in email. A change that waits for its code is shown again after a reload. */
export function EmailCard({ email }: { email: string }) {
  const { t } = useTranslation('profile');
  const { state, setState } = useUrlState(codecs);
  const { data, isLoading } = useUserSecurityQuery();
  const pending = data?.userSecurity.emailPending ?? null;
  return (
    <Section title={t('profile:email.title')} text={t('profile:email.text')}>
      <Typography sx={{ fontWeight: 520, mb: 2, overflowWrap: 'anywhere' }}>{email}</Typography>
      {pending ? (
        <Typography color="textSecondary" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
          {t('profile:email.pending', { email: pending })}
        </Typography>
      ) : null}
      <Button variant="outlined" onClick={() => setState({ emailChange: true })}>
        {t(pending ? 'profile:email.enterCode' : 'profile:email.change')}
      </Button>
      {state.emailChange && !isLoading ? (
        <EmailDialog pending={pending} onClose={() => setState({ emailChange: false })} />
      ) : null}
    </Section>
  );
}

/** Two steps: the new email with the password, then the code sent to it. */
function EmailDialog({ pending, onClose }: { pending: string | null; onClose: () => void }) {
  const { t } = useTranslation('profile');
  const notify = useNotify();
  const [start] = useUserEmailChangeStartMutation();
  const [confirm] = useUserEmailChangeConfirmMutation();
  const [sentTo, setSentTo] = useState(pending);
  return (
    <ContentDialog title={t('profile:email.change')} onClose={onClose} maxWidth="xs" hasOwnBody>
      {sentTo === null ? (
        <DialogForm
          key="address"
          initialValues={{ email: '', password: '' }}
          schema={emailWishSchema}
          submitLabel={t('profile:email.send')}
          onCancel={onClose}
          onSubmit={async ({ email, password }) => {
            const { data, error } = await start({ email: email.trim(), password });
            if (data) setSentTo(email.trim());
            return error;
          }}
        >
          <FormTextField
            name="email"
            type="email"
            label={t('profile:email.new')}
            isRequired
            autoFocus
            autoComplete="email"
            inputMode="email"
          />
          <FormPasswordField
            name="password"
            label={t('profile:email.password')}
            help={t('profile:email.passwordHelp')}
            isRequired
          />
        </DialogForm>
      ) : (
        <DialogForm
          key="code"
          initialValues={{ code: '' }}
          schema={codeProofSchema}
          submitLabel={t('profile:email.confirm')}
          onCancel={onClose}
          onSubmit={async ({ code }) => {
            const { data, error } = await confirm({ code: code.trim() });
            if (!data) return error;
            notify.success(t('profile:email.changed', { email: data.userEmailChangeConfirm.email }));
            onClose();
            return undefined;
          }}
        >
          <Typography color="textSecondary" role="status">
            {t('profile:email.sent', { email: sentTo })}
          </Typography>
          <FormTextField
            name="code"
            label={t('profile:email.code')}
            isRequired
            autoFocus
            autoComplete="one-time-code"
            inputMode="numeric"
            maxLength={6}
          />
          <Button
            color="inherit"
            size="small"
            sx={{ alignSelf: 'flex-start' }}
            onClick={() => setSentTo(null)}
          >
            {t('profile:email.other')}
          </Button>
        </DialogForm>
      )}
    </ContentDialog>
  );
}
