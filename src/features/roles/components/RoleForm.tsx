import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import type { Rights } from '@src/api/init';
import { ConfirmDialog } from '@src/components/feedback/ConfirmDialog';
import { ConflictDialog } from '@src/components/feedback/ConflictDialog';
import { AppForm } from '@src/components/form/AppForm';
import { FollowRecord } from '@src/components/form/FollowRecord';
import { FormDraft } from '@src/components/form/FormDraft';
import { FormErrors } from '@src/components/form/FormErrors';
import { SaveBar } from '@src/components/form/SaveBar';
import { FormTextField } from '@src/components/form/FormTextField';
import { useRecordForm } from '@src/components/form/useRecordForm';
import { uuid } from '@src/lib/uuid';
import { useAppSelector } from '@src/store/hooks';
import { selectRoles } from '@src/store/selectors/roles';
import { useNotify } from '@src/store/useNotify';
import type { FormikHelpers } from 'formik';
import { type ComponentType, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type RoleCard, useRoleCreateMutation, useRoleUpdateMutation } from '../api';
import { roleSchema } from '@domain/roles/role';
import { matrixAreas, rightsInput, roleValues, type RoleValues } from '../lib/role-form';
import { type Impact, useImpact } from '../lib/useImpact';
import { ImpactText } from './ImpactText';
import { RightsMatrix } from './RightsMatrix';
import { RoleActions } from './RoleActions';
import { RolePreview } from './RolePreview';

interface RoleFormProps {
  /** Undefined for a new role, which copies `source` if given. */
  role: RoleCard | undefined;
  source: RoleCard | undefined;
  roles: readonly RoleCard[];
  canWrite: boolean;
  Preview: ComponentType<{ rights: Rights }>;
  refresh: () => void;
  onCreated: (role: RoleCard) => void;
}

interface Asked {
  values: RoleValues;
  helpers: FormikHelpers<RoleValues>;
  impact: Impact;
}

function useSave(role: RoleCard | undefined, areas: readonly string[], onCreated: (role: RoleCard) => void) {
  const [create] = useRoleCreateMutation();
  const [update] = useRoleUpdateMutation();
  const [clientKey] = useState(uuid);
  return async (values: RoleValues, updatedAt: string | undefined): Promise<{ error?: unknown }> => {
    const fields = { name: values.name, rights: rightsInput(values, areas) };
    if (role) return update({ role: { id: role.id, ...fields, ...(updatedAt ? { updatedAt } : {}) } });
    const answer = await create({ role: fields, clientKey });
    // Runs after the form has cleared its unsaved changes.
    if (answer.data) setTimeout(onCreated, 0, answer.data.roleCreate);
    return answer;
  };
}

/**
 * The form of one role: its name, its rights, and a preview. It asks for confirmation with the number of people before saving.
 */
export function RoleForm({ role, source, roles, canWrite, Preview, refresh, onCreated }: RoleFormProps) {
  const { t } = useTranslation(['roles', 'common']);
  const notify = useNotify();
  const areas = matrixAreas(useAppSelector(selectRoles).isSuperOrganization);
  const draftName = role ? `role-${role.id}` : 'role-new';
  const form = useRecordForm<RoleCard, RoleValues>({
    record: role,
    send: useSave(role, areas, onCreated),
    onSaved: () => notify.success(t('common:saved')),
    draftName,
    refresh,
  });
  const askImpact = useImpact();
  const [asked, setAsked] = useState<Asked | null>(null);
  const { base } = form;
  const isOpen = canWrite && role?.isArchive !== true;
  const initialValues = useMemo(() => {
    if (base ?? !source) return roleValues(base);
    return { ...roleValues(source), name: t('roles:settings.copyOf', { name: source.name }) };
  }, [base, source, t]);
  const submit = async (values: RoleValues, helpers: FormikHelpers<RoleValues>) => {
    const impact = role && (await askImpact({ roleIds: [role.id] }));
    if (impact?.peopleCount) setAsked({ values, helpers, impact });
    else await form.submit(values, helpers);
  };
  return (
    <AppForm initialValues={initialValues} schema={roleSchema} onSubmit={submit} isReinitialized isGuarded>
      <FollowRecord record={role} base={base} onFollow={form.follow} />
      <FormDraft name={draftName} />
      <Box
        sx={{
          display: 'grid',
          gap: 2.5,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 280px' },
        }}
      >
        <Card sx={{ p: { xs: 2, sm: 3 }, pb: 2.5 }}>
          <Stack spacing={2}>
            <FormErrors errors={form.errors} />
            <NameLine role={role} canWrite={canWrite} />
            <RightsMatrix areas={areas} isDisabled={!isOpen} roles={roles} ownId={role?.id ?? null} />
          </Stack>
          {isOpen ? (
            <SaveBar
              isOnlyDirty={Boolean(role)}
              label={t(role ? 'common:action.save' : 'common:action.create')}
            />
          ) : null}
        </Card>
        <RolePreview Preview={Preview} role={role} />
      </Box>
      <ConflictDialog {...form.conflict} />
      <ConfirmDialog
        isOpen={asked !== null}
        title={t('roles:settings.confirmTitle')}
        confirmLabel={t('common:action.save')}
        onConfirm={async () => {
          if (asked) await form.submit(asked.values, asked.helpers);
        }}
        onClose={() => setAsked(null)}
      >
        {asked ? <ImpactText impact={asked.impact} kind="role" /> : null}
      </ConfirmDialog>
    </AppForm>
  );
}

function NameLine({ role, canWrite }: Pick<RoleFormProps, 'role' | 'canWrite'>) {
  const { t } = useTranslation('roles');
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ alignItems: 'flex-start', flexWrap: 'wrap' }}>
      <Box sx={{ flex: '1 1 240px' }}>
        <FormTextField
          name="name"
          label={t('roles:settings.name')}
          isRequired
          isDisabled={!canWrite}
          autoFocus={!role}
        />
      </Box>
      {role ? <RoleActions role={role} canWrite={canWrite} /> : null}
    </Stack>
  );
}
