import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { object } from 'yup';
import { ContentDialog } from '@src/components/feedback/ContentDialog';
import { DialogForm } from '@src/components/form/DialogForm';
import { FormAutocomplete } from '@src/components/form/FormAutocomplete';
import { PersonField } from '@src/entities/person/PersonField';
import { useRoleOptionsQuery } from '@src/entities/role/api';
import { useViewAs } from '@src/features/roles/lib/useViewAs';
import { rules } from '@domain/validation/rules';
import { useAppSelector } from '@src/store/hooks';
import { selectViewable, type Viewable } from '@src/store/selectors/rights';

const schema = object({ id: rules.requiredId() });
const start: { id: number | null } = { id: null };

/** Selects the person or role to view the workspace as, limited to those that the caller may view. */
export function ViewAsPicker({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('navigation');
  const viewable = useAppSelector(selectViewable);
  const [chosen, setChosen] = useState<Viewable | null>(null);
  const begin = useViewAs();
  const kind = chosen ?? viewable[0];
  if (kind === undefined) return null;
  return (
    <ContentDialog title={t('navigation:viewAs.title')} onClose={onClose} maxWidth="xs" hasOwnBody>
      <DialogForm
        // The ids of people and roles are unrelated, so the field is reset.
        key={kind}
        initialValues={start}
        schema={schema}
        submitLabel={t('navigation:viewAs.look')}
        onSubmit={async ({ id }) => (id === null ? undefined : begin(kind, id))}
        onCancel={onClose}
      >
        <Typography color="textSecondary">{t('navigation:viewAs.text')}</Typography>
        {viewable.length > 1 ? (
          <ToggleButtonGroup
            exclusive
            fullWidth
            size="small"
            value={kind}
            aria-label={t('navigation:viewAs.title')}
            onChange={(_, next: Viewable | null) => setChosen(next ?? kind)}
          >
            {viewable.map((viewable) => (
              <ToggleButton key={viewable} value={viewable}>
                {t(`navigation:viewAs.kind.${viewable}`)}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
        ) : null}
        {kind === 'person' ? (
          <PersonField name="id" label={t('navigation:viewAs.kind.person')} isRequired />
        ) : (
          <RoleField label={t('navigation:viewAs.kind.role')} />
        )}
      </DialogForm>
    </ContentDialog>
  );
}

function RoleField({ label }: { label: string }) {
  const { data, isFetching } = useRoleOptionsQuery();
  return (
    <FormAutocomplete
      name="id"
      label={label}
      isRequired
      options={data?.roleOptions ?? []}
      isLoading={isFetching}
    />
  );
}
