import { useRoleOptionsQuery } from '@src/entities/role/api';
import Stack from '@mui/material/Stack';
import Button from '@mui/material/Button';
import { useRolesBeyondOwnQuery } from '@src/api/beyond-own';
import { useAllSubdivisionOptionsQuery } from '@src/entities/structure/api';
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
import { rolesForPosition } from '@src/entities/role/role-grant';
import { descendantIds } from '@domain/tree';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type PositionCard, useAllPositionsQuery } from '../api';
import { useCanChooseRole } from '../lib/useStructureRights';
import { positionFormSchema, positionValues, type PositionValues } from '../forms/position-form';
import { DetailSection } from './DetailSection';
import { FunctionFields } from './FunctionFields';
import { KpiFields } from './KpiFields';
import { TeamFields } from './TeamFields';

interface PositionFormProps {
  /** Undefined for a new position, which starts from `start`. */
  record: PositionCard | undefined;
  start: PositionValues;
  send: (values: PositionValues, updatedAt: string | undefined) => Promise<{ error?: unknown }>;
  onSaved: (values: PositionValues) => void;
  onCancel: () => void;
  refresh?: () => void;
  /** Rendered before the buttons. */
  children?: ReactNode;
}

function PlaceFields({ id, roleId }: { id: number | undefined; roleId: number | null }) {
  const { t } = useTranslation('structure');
  const { data: positions = [] } = useAllPositionsQuery();
  const { data: subdivisions = [] } = useAllSubdivisionOptionsQuery();
  const canChooseRole = useCanChooseRole();
  const { data: roles } = useRoleOptionsQuery(undefined, { skip: !canChooseRole });
  const { data: beyond } = useRolesBeyondOwnQuery({}, { skip: !canChooseRole });
  const below = id === undefined ? new Set<number>() : descendantIds(positions, id);
  const parents = positions.filter((position) => position.id !== id && !below.has(position.id));
  return (
    <>
      <FormAutocomplete
        name="parentId"
        label={t('structure:position.parent')}
        placeholder={t('structure:position.parentNone')}
        options={parents}
      />
      <FormAutocomplete
        name="subdivisionId"
        label={t('structure:position.subdivision')}
        options={subdivisions}
      />
      {canChooseRole ? (
        <FormAutocomplete
          name="roleId"
          label={t('structure:position.role')}
          help={t('structure:position.roleHelp')}
          placeholder={t('structure:position.roleNone')}
          options={rolesForPosition(roles?.roleOptions ?? [], beyond?.rolesBeyondOwn, roleId)}
        />
      ) : null}
    </>
  );
}

/** The form with all editable fields of a position. */
export function PositionForm(props: PositionFormProps) {
  const { record, start, send, onSaved, onCancel, refresh, children } = props;
  const { t } = useTranslation(['structure', 'common']);
  const draftName = record ? `position-${record.id}` : 'position-new';
  const form = useRecordForm<PositionCard, PositionValues>({ record, send, onSaved, draftName, refresh });
  const { base } = form;
  const initialValues = useMemo(() => (base ? positionValues(base) : start), [base, start]);
  return (
    <AppForm
      initialValues={initialValues}
      schema={positionFormSchema}
      onSubmit={form.submit}
      isReinitialized
      isGuarded
    >
      <FollowRecord record={record} base={base} onFollow={form.follow} />
      <FormDraft name={draftName} />
      <Stack spacing={2}>
        <FormErrors errors={form.errors} />
        <FormTextField name="name" label={t('structure:position.name')} isRequired autoFocus={!record} />
        <PlaceFields id={record?.id} roleId={record?.roleId ?? null} />
        <FormTextField
          name="vep"
          label={t('structure:position.vep')}
          help={t('structure:position.vepHelp')}
          minRows={2}
        />
      </Stack>
      <DetailSection title={t('structure:position.kpi')} text={t('structure:position.kpiText')}>
        <KpiFields />
      </DetailSection>
      <DetailSection title={t('structure:position.functions')} text={t('structure:position.functionsText')}>
        <FunctionFields />
      </DetailSection>
      <DetailSection title={t('structure:team.title')} text={t('structure:team.text')}>
        <TeamFields />
      </DetailSection>
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
