import { regulationStructureSchema } from '@domain/structure/regulation-structure';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { ConflictDialog } from '@src/components/feedback/ConflictDialog';
import { AppForm } from '@src/components/form/AppForm';
import { FollowRecord } from '@src/components/form/FollowRecord';
import { FormAutocomplete } from '@src/components/form/FormAutocomplete';
import { FormDraft } from '@src/components/form/FormDraft';
import { FormErrors } from '@src/components/form/FormErrors';
import { FormFooter } from '@src/components/form/FormFooter';
import { FormTextField } from '@src/components/form/FormTextField';
import { SubmitButton } from '@src/components/form/SubmitButton';
import { useRecordForm } from '@src/components/form/useRecordForm';
import { descendantIds } from '@domain/tree';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type RegulationStructureNode,
  useAllRegulationStructuresQuery,
  useAllRegulationChoicesQuery,
} from '../api';
import {
  regulationStructureValues,
  type RegulationStructureValues,
} from '../forms/regulation-structure-form';

interface RegulationStructureFormProps {
  /** Undefined for a new record, which starts from `start`. */
  record: RegulationStructureNode | undefined;
  start: RegulationStructureValues;
  send: (values: RegulationStructureValues, updatedAt: string | undefined) => Promise<{ error?: unknown }>;
  onSaved: (values: RegulationStructureValues) => void;
  onCancel: () => void;
  refresh?: () => void;
}

/** The form of a folder of regulations, or of a leaf linked to one. */
export function RegulationStructureForm(props: RegulationStructureFormProps) {
  const { record, start, send, onSaved, onCancel, refresh } = props;
  const { t } = useTranslation(['structure', 'common']);
  const { data: items = [] } = useAllRegulationStructuresQuery();
  const { data: regulations = [] } = useAllRegulationChoicesQuery();
  const draftName = record ? `regulation-structure-${record.id}` : 'regulation-structure-new';
  const form = useRecordForm<RegulationStructureNode, RegulationStructureValues>({
    record,
    send,
    onSaved,
    draftName,
    refresh,
  });
  const { base } = form;
  const initialValues = useMemo(() => (base ? regulationStructureValues(base) : start), [base, start]);
  const below = record ? descendantIds(items, record.id) : new Set<number>();
  const parents = items.filter(({ id }) => id !== record?.id && !below.has(id));
  return (
    <AppForm
      initialValues={initialValues}
      schema={regulationStructureSchema}
      onSubmit={form.submit}
      isReinitialized
      isGuarded
    >
      <FollowRecord record={record} base={base} onFollow={form.follow} />
      <FormDraft name={draftName} />
      <Stack spacing={2}>
        <FormErrors errors={form.errors} />
        <FormTextField
          name="name"
          label={t('structure:regulationStructure.name')}
          isRequired
          autoFocus={!record}
        />
        <FormAutocomplete
          name="parentId"
          label={t('structure:regulationStructure.parent')}
          placeholder={t('structure:regulationStructure.parentNone')}
          options={parents}
        />
        <FormAutocomplete
          name="regulationId"
          label={t('structure:regulationStructure.regulation')}
          help={t('structure:regulationStructure.regulationHelp')}
          placeholder={t('structure:regulationStructure.folder')}
          options={regulations}
        />
      </Stack>
      <FormFooter>
        <SubmitButton isOnlyDirty={Boolean(record)}>
          {record ? t('common:action.save') : t('common:action.create')}
        </SubmitButton>
        {record ? null : (
          <Button color="inherit" onClick={onCancel}>
            {t('common:action.cancel')}
          </Button>
        )}
      </FormFooter>
      <ConflictDialog {...form.conflict} />
    </AppForm>
  );
}
