import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ContentDialog } from '@src/components/feedback/ContentDialog';
import { ConflictDialog } from '@src/components/feedback/ConflictDialog';
import { AppForm } from '@src/components/form/AppForm';
import { ChipsPicker } from '@src/components/form/ChipsPicker';
import { FollowRecord } from '@src/components/form/FollowRecord';
import { FormDateField } from '@src/components/form/FormDateField';
import { FormDraft } from '@src/components/form/FormDraft';
import { FormErrors } from '@src/components/form/FormErrors';
import { FormTextField } from '@src/components/form/FormTextField';
import { SubmitButton } from '@src/components/form/SubmitButton';
import { useFormField } from '@src/components/form/useFormField';
import { useRecordForm } from '@src/components/form/useRecordForm';
import { todayStored } from '@src/lib/dates';
import { type IpRule, useIpRoleOptionsQuery } from '../api';
import { ruleSchema, ruleValues, type RuleValues } from '../lib/rule-form';

const STOPPED = 'stopped';

interface RuleDialogProps {
  /** Null for a new rule. */
  rule: IpRule | null;
  /** The initial address of a new rule. */
  address?: string;
  /** The rule belongs to the user's personal list, which has no roles and no expiry. */
  isOwn?: boolean;
  /** `updatedAt` is undefined to overwrite any version. Returns the rejection, if any; null when the user canceled. */
  onSave: (values: RuleValues, updatedAt: string | undefined) => Promise<{ error?: unknown } | null>;
  /** Reloads the rule after somebody else changed it. */
  refresh?: () => void;
  onClose: () => void;
}

/** The form of an address or range from which people may work. */
export function RuleDialog(props: RuleDialogProps) {
  const { rule, address = '', isOwn = false, onSave, refresh, onClose } = props;
  const { t } = useTranslation('sessions');
  const draftName = rule ? `ip-rule-${rule.id}` : `ip-rule-${isOwn ? 'own' : 'new'}-${address}`;
  const form = useRecordForm<IpRule, RuleValues>({
    record: rule ?? undefined,
    draftName,
    // A user who canceled the confirmation continues editing: nothing was saved, and there is no error.
    send: async (values, updatedAt) => (await onSave(values, updatedAt)) ?? { error: STOPPED },
    onSaved: onClose,
    ...(refresh ? { refresh } : {}),
  });
  const { base } = form;
  const initialValues = useMemo(() => ruleValues(base ?? null, address), [base, address]);
  return (
    <ContentDialog
      title={t(rule ? 'sessions:rule.edit' : 'sessions:rule.add')}
      onClose={onClose}
      maxWidth="xs"
      hasOwnBody
    >
      <AppForm initialValues={initialValues} schema={ruleSchema} onSubmit={form.submit} isReinitialized>
        <FollowRecord record={rule ?? undefined} base={base} onFollow={form.follow} />
        <FormDraft name={draftName} />
        <DialogContent>
          <Stack spacing={2}>
            <FormErrors errors={form.errors} />
            <FormTextField
              name="address"
              label={t('sessions:rule.address')}
              help={t('sessions:rule.addressHelp')}
              isRequired
              autoFocus
            />
            <FormTextField name="comment" label={t('sessions:rule.comment')} />
            {isOwn ? null : <OfOrganization />}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} color="inherit">
            {t('common:action.cancel')}
          </Button>
          <SubmitButton>{t(rule ? 'common:action.save' : 'common:action.add')}</SubmitButton>
        </DialogActions>
        <ConflictDialog {...form.conflict} />
      </AppForm>
    </ContentDialog>
  );
}

function OfOrganization() {
  const { t } = useTranslation('sessions');
  const { field, error, setValue } = useFormField<number[]>('roleIds');
  const { data, isLoading } = useIpRoleOptionsQuery();
  return (
    <>
      <ChipsPicker
        label={t('sessions:rule.roles')}
        help={t('sessions:rule.rolesHelp')}
        placeholder={t('sessions:rule.everybody')}
        error={error}
        options={data?.roleOptions ?? []}
        isLoading={isLoading}
        value={field.value}
        onChange={(ids) => void setValue(ids)}
      />
      <FormDateField
        name="until"
        label={t('sessions:rule.until')}
        help={t('sessions:rule.untilHelp')}
        min={todayStored()}
      />
    </>
  );
}
