import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ContentDialog } from '@src/components/feedback/ContentDialog';
import { FormPasswordField } from '@src/components/form/FormPasswordField';
import { useNotify } from '@src/store/useNotify';
import { useUserTwoFactorCodesMutation, useUserTwoFactorOffMutation } from '../../api';
import { passwordAndCodeSchema } from '../../forms/proof';
import { DialogForm } from '@src/components/form/DialogForm';
import { RecoveryCodes } from './RecoveryCodes';
import { CodeField } from './TwoFactorSetupDialog';

export type ProofPurpose = 'codes' | 'off';

/** Asks for the password and a code, then switches two-factor sign-in off or creates new recovery codes. */
export function TwoFactorProofDialog({ purpose, onClose }: { purpose: ProofPurpose; onClose: () => void }) {
  const { t } = useTranslation('security');
  const notify = useNotify();
  const [turnOff] = useUserTwoFactorOffMutation();
  const [renew] = useUserTwoFactorCodesMutation();
  const [codes, setCodes] = useState<readonly string[] | null>(null);

  const submit = async (values: { password: string; code: string }) => {
    const proof = { password: values.password, code: values.code.trim() };
    if (purpose === 'codes') {
      const { data, error } = await renew(proof);
      if (data) setCodes(data.userTwoFactorCodes);
      return error;
    }
    const { data, error } = await turnOff(proof);
    if (data) {
      notify.success(t('security:twoFactor.turnedOff'));
      onClose();
    }
    return error;
  };

  return (
    <ContentDialog
      title={t(codes ? 'security:codes.title' : `security:proof.${purpose}.title`)}
      onClose={codes ? undefined : onClose}
      maxWidth="xs"
      hasOwnBody
    >
      {codes ? (
        <RecoveryCodes codes={codes} onDone={onClose} />
      ) : (
        <DialogForm
          initialValues={{ password: '', code: '' }}
          schema={passwordAndCodeSchema}
          submitLabel={t(`security:proof.${purpose}.submit`)}
          onCancel={onClose}
          onSubmit={submit}
        >
          <Typography color="textSecondary">{t(`security:proof.${purpose}.text`)}</Typography>
          <FormPasswordField name="password" label={t('security:password')} isRequired autoFocus />
          <CodeField />
        </DialogForm>
      )}
    </ContentDialog>
  );
}
