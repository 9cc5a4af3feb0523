import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import limits from '@graphql/limits.json';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { object } from 'yup';
import { applyServerErrors } from '@src/api/form-errors';
import { AppForm } from '@src/components/form/AppForm';
import { FormErrors } from '@src/components/form/FormErrors';
import { FormFileField } from '@src/components/form/FormFileField';
import { FormTextField } from '@src/components/form/FormTextField';
import { SubmitButton } from '@src/components/form/SubmitButton';
import { SidePanel } from '@src/components/layout/SidePanel';
import { ruleMessage } from '@src/lib/validation/messages';
import { rules } from '@src/lib/validation/rules';
import { useNotify } from '@src/store/useNotify';
import { type OrganizationCard, useOrganizationUpdateMutation } from '../api';

interface CompanyPanelProps {
  organization: OrganizationCard;
  onClose: () => void;
}

interface CompanyValues {
  name: string;
  activityText: string;
  fileLogo: File | null;
}

const pictures = ['jpg', 'jpeg', 'png', 'gif'];
const formId = 'company-form';

const schema = object({
  name: rules.required(limits.organizationName).required(ruleMessage('required')),
  activityText: rules.text(limits.activityText),
  fileLogo: rules.fileSizeValid(),
});

/** The company's card: name, what it does, logo. */
export function CompanyPanel({ organization, onClose }: CompanyPanelProps) {
  const { t } = useTranslation('organization');
  const [organizationUpdate] = useOrganizationUpdateMutation();
  const [errors, setErrors] = useState<string[]>([]);
  const notify = useNotify();
  return (
    <AppForm<CompanyValues>
      initialValues={{ name: organization.name, activityText: organization.activityText, fileLogo: null }}
      schema={schema}
      onSubmit={async ({ fileLogo, ...values }, helpers) => {
        setErrors([]);
        const { error } = await organizationUpdate({
          organization: { ...values, updatedAt: organization.updatedAt },
          ...(fileLogo ? { fileLogo } : {}),
        });
        if (error) {
          setErrors(applyServerErrors(error, { ...values, fileLogo }, helpers));
          return;
        }
        notify.success(t('common:saved'));
        onClose();
      }}
      isGuarded
      id={formId}
    >
      <SidePanel
        title={t('organization:card.title')}
        onClose={onClose}
        actions={
          <>
            <SubmitButton form={formId} isOnlyDirty>
              {t('common:action.save')}
            </SubmitButton>
            <Button color="inherit" onClick={onClose}>
              {t('common:action.cancel')}
            </Button>
          </>
        }
      >
        <Stack spacing={2.5}>
          <FormErrors errors={errors} />
          <FormTextField
            name="name"
            label={t('organization:card.name')}
            isRequired
            maxLength={limits.organizationName}
          />
          <FormTextField
            name="activityText"
            label={t('organization:card.activity')}
            help={t('organization:card.activityHelp')}
            minRows={3}
            maxLength={limits.activityText}
          />
          <FormFileField
            name="fileLogo"
            label={t('organization:card.logo')}
            help={t('organization:card.logoHelp')}
            extensions={pictures}
          />
        </Stack>
      </SidePanel>
    </AppForm>
  );
}
