import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useAllPositionOptionsQuery } from '@src/entities/structure/api';
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
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type SubdivisionNode, useAllSubdivisionsQuery } from '../api';
import { subdivisionSchema } from '@domain/structure/subdivision';
import { subdivisionValues, type SubdivisionValues } from '../forms/subdivision-form';

interface SubdivisionFormProps {
  /** Undefined for a new record, which starts from `start`. */
  record: SubdivisionNode | undefined;
  start: SubdivisionValues;
  send: (values: SubdivisionValues, updatedAt: string | undefined) => Promise<{ error?: unknown }>;
  onSaved: (values: SubdivisionValues) => void;
  onCancel: () => void;
  refresh?: () => void;
  /** Rendered before the buttons. */
  children?: ReactNode;
}

/** The form with all editable fields of a subdivision. */
export function SubdivisionForm(props: SubdivisionFormProps) {
  const { record, start, send, onSaved, onCancel, refresh, children } = props;
  const { t } = useTranslation(['structure', 'common']);
  const { data: subdivisions = [] } = useAllSubdivisionsQuery();
  const { data: positions = [] } = useAllPositionOptionsQuery();
  const draftName = record ? `subdivision-${record.id}` : 'subdivision-new';
  const form = useRecordForm<SubdivisionNode, SubdivisionValues>({
    record,
    send,
    onSaved,
    draftName,
    refresh,
  });
  const { base } = form;
  const initialValues = useMemo(() => (base ? subdivisionValues(base) : start), [base, start]);
  const below = record ? descendantIds(subdivisions, record.id) : new Set<number>();
  const parents = subdivisions.filter(({ id }) => id !== record?.id && !below.has(id));
  return (
    <AppForm
      initialValues={initialValues}
      schema={subdivisionSchema}
      onSubmit={form.submit}
      isReinitialized
      isGuarded
    >
      <FollowRecord record={record} base={base} onFollow={form.follow} />
      <FormDraft name={draftName} />
      <Stack spacing={2}>
        <FormErrors errors={form.errors} />
        <FormTextField name="name" label={t('structure:subdivision.name')} isRequired autoFocus={!record} />
        <FormAutocomplete
          name="parentId"
          label={t('structure:subdivision.parent')}
          placeholder={t('structure:subdivision.parentNone')}
          options={parents}
        />
        <FormAutocomplete
          name="positionId"
          label={t('structure:subdivision.headPosition')}
          help={t('structure:subdivision.headPositionHelp')}
          placeholder={t('structure:subdivision.headPositionNone')}
          options={positions}
        />
        <FormTextField
          name="idealPicture"
          label={t('structure:subdivision.idealPicture')}
          help={t('structure:subdivision.idealPictureHelp')}
          minRows={3}
        />
      </Stack>
      {children}
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
