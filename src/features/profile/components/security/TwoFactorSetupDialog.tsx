import limits from '@graphql/limits.json';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { QRCodeSVG } from 'qrcode.react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ContentDialog } from '@src/components/feedback/ContentDialog';
import { FormPasswordField } from '@src/components/form/FormPasswordField';
import { FormTextField } from '@src/components/form/FormTextField';
import { useUserTwoFactorConfirmMutation, useUserTwoFactorStartMutation } from '../../api';
import { codeProofSchema, passwordProofSchema } from '../../forms/proof';
import { DialogForm } from '@src/components/form/DialogForm';
import { RecoveryCodes } from './RecoveryCodes';

interface Setup {
  secret: string;
  uri: string;
}

/** Three steps: the password, the secret with a first code, the recovery codes. */
export function TwoFactorSetupDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('security');
  const [start] = useUserTwoFactorStartMutation();
  const [confirm] = useUserTwoFactorConfirmMutation();
  const [setup, setSetup] = useState<Setup | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  return (
    // The codes are shown once, so a click outside does not close the dialog.
    <ContentDialog
      title={t(codes ? 'security:codes.title' : 'security:setup.title')}
      onClose={codes ? undefined : onClose}
      maxWidth="xs"
      hasOwnBody
    >
      {codes ? <RecoveryCodes codes={codes} onDone={onClose} /> : null}
      {!codes && setup ? (
        <DialogForm
          key="code"
          initialValues={{ code: '' }}
          schema={codeProofSchema}
          submitLabel={t('security:setup.confirm')}
          onCancel={onClose}
          onSubmit={async ({ code }) => {
            const { data, error } = await confirm({ code: code.trim() });
            if (data) setCodes(data.userTwoFactorConfirm);
            return error;
          }}
        >
          <Secret setup={setup} />
          <CodeField />
        </DialogForm>
      ) : null}
      {!codes && !setup ? (
        <DialogForm
          key="password"
          initialValues={{ password: '' }}
          schema={passwordProofSchema}
          submitLabel={t('security:setup.next')}
          onCancel={onClose}
          onSubmit={async ({ password }) => {
            const { data, error } = await start({ password });
            if (data) setSetup(data.userTwoFactorStart);
            return error;
          }}
        >
          <Typography color="textSecondary">{t('security:setup.text')}</Typography>
          <FormPasswordField name="password" label={t('security:password')} isRequired autoFocus />
        </DialogForm>
      ) : null}
    </ContentDialog>
  );
}

function Secret({ setup: { secret, uri } }: { setup: Setup }) {
  const { t } = useTranslation('security');
  return (
    <>
      <Typography color="textSecondary">{t('security:setup.scan')}</Typography>
      <Box sx={{ alignSelf: 'center', p: 1.5, borderRadius: 1.5, bgcolor: '#FFFFFF', lineHeight: 0 }}>
        {/* Black on white in both themes, as cameras expect. */}
        <QRCodeSVG value={uri} size={184} role="img" title={t('security:setup.picture')} />
      </Box>
      <Box>
        <Typography variant="body2" color="textSecondary">
          {t('security:setup.byHand')}
        </Typography>
        <Typography
          data-testid="two-factor-secret"
          sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere', userSelect: 'all' }}
        >
          {secret.match(/.{1,4}/g)?.join(' ')}
        </Typography>
      </Box>
    </>
  );
}

/** A field for the authenticator code. */
export function CodeField() {
  const { t } = useTranslation('security');
  return (
    <FormTextField
      name="code"
      label={t('security:code')}
      isRequired
      autoComplete="one-time-code"
      maxLength={limits.secondCode}
    />
  );
}
