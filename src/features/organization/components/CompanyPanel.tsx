import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { object } from 'yup';
import { ConflictDialog } from '@src/components/feedback/ConflictDialog';
import { AppForm } from '@src/components/form/AppForm';
import { FollowRecord } from '@src/components/form/FollowRecord';
import { FormDraft } from '@src/components/form/FormDraft';
import { FormErrors } from '@src/components/form/FormErrors';
import { SubmitButton } from '@src/components/form/SubmitButton';
import { useRecordForm } from '@src/components/form/useRecordForm';
import { SidePanel } from '@src/components/layout/SidePanel';
import { useNotify } from '@src/store/useNotify';
import { type OrganizationCard, useOrganizationUpdateMutation } from '../api';
import { cardFiles, cardRules, cardValues, type CardValues } from '../forms/card';
import { CardFields } from './CardFields';

interface CompanyPanelProps {
  organization: OrganizationCard;
  onClose: () => void;
}

const formId = 'company-form';
const draftName = 'organization-card';
const schema = object(cardRules);

/** The form of the company card: name, description, logo, video, file for everybody. */
export function CompanyPanel({ organization, onClose }: CompanyPanelProps) {
  const { t } = useTranslation('organization');
  const [organizationUpdate] = useOrganizationUpdateMutation();
  const notify = useNotify();
  const form = useRecordForm<OrganizationCard, CardValues>({
    record: organization,
    draftName,
    send: async (values, updatedAt, base = organization) => {
      const { name, activityText, isBaseRemoved, isLogoRemoved } = values;
      return organizationUpdate({
        organization: {
          name,
          activityText,
          isBaseRemoved,
          isLogoRemoved,
          ...(updatedAt ? { updatedAt } : {}),
        },
        ...cardFiles(values, base),
      });
    },
    onSaved: () => {
      notify.success(t('common:saved'));
      onClose();
    },
  });
  const { base = organization } = form;
  const initialValues = useMemo(() => cardValues(base), [base]);
  return (
    <AppForm<CardValues>
      initialValues={initialValues}
      schema={schema}
      onSubmit={form.submit}
      isReinitialized
      isGuarded
      id={formId}
    >
      <FollowRecord record={organization} base={base} onFollow={form.follow} />
      <FormDraft name={draftName} />
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
          <FormErrors errors={form.errors} />
          <CardFields organization={base} />
        </Stack>
      </SidePanel>
      <ConflictDialog {...form.conflict} />
    </AppForm>
  );
}
