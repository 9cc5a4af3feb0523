import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { Formik, useFormikContext } from 'formik';
import { useEffect, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useAllPositionOptionsQuery, useAllSubdivisionOptionsQuery } from '@src/api/structure-options';
import { EmptyState } from '@src/components/feedback/EmptyState';
import { FormAutocomplete } from '@src/components/form/FormAutocomplete';
import type { FormFieldProps } from '@src/components/form/FormTextField';
import { useUrlState } from '@src/components/routing/useUrlState';
import { choiceParam, numberParam } from '@src/lib/url-state';
import { useAppSelector } from '@src/store/hooks';
import { selectUser } from '@src/store/selectors/roles';
import { Statements } from '../components/Statements';

interface IdealPicturePageProps {
  PersonField: ComponentType<FormFieldProps>;
}

const layers = ['company', 'subdivision', 'position', 'person'] as const;
type Layer = (typeof layers)[number];

const codecs = { layer: choiceParam(layers, 'company'), of: numberParam(null) };

/** What good work looks like, layer by layer. */
export function IdealPicturePage({ PersonField }: IdealPicturePageProps) {
  const { t } = useTranslation('ideal');
  const user = useAppSelector(selectUser);
  const { state, setState } = useUrlState(codecs);
  const { layer, of } = state;
  const choose = (next: Layer | null) => {
    if (next !== null) setState({ layer: next, of: next === 'person' ? (user?.id ?? null) : null });
  };
  return (
    <Stack spacing={2} sx={{ maxWidth: 860 }}>
      <ToggleButtonGroup
        exclusive
        value={layer}
        aria-label={t('navigation:idealPicture')}
        onChange={(_event, next: Layer | null) => choose(next)}
        sx={{ flexWrap: 'wrap' }}
      >
        {layers.map((name) => (
          <ToggleButton key={name} value={name}>
            {t(`ideal:layer.${name}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {layer === 'company' ? null : (
        <Formik initialValues={{ of }} enableReinitialize onSubmit={() => {}}>
          <TargetField layer={layer} PersonField={PersonField} onChosen={(id) => setState({ of: id })} />
        </Formik>
      )}
      {layer === 'company' || of !== null ? (
        <Statements
          key={`${layer}-${of ?? ''}`}
          layer={layer}
          targetId={layer === 'company' ? null : of}
          PersonField={PersonField}
        />
      ) : (
        <EmptyState title={t('ideal:unchosen')} />
      )}
    </Stack>
  );
}

interface TargetFieldProps extends IdealPicturePageProps {
  layer: Exclude<Layer, 'company'>;
  onChosen: (id: number | null) => void;
}

/** Whose statements: takes effect as it is chosen. */
function TargetField({ layer, PersonField, onChosen }: TargetFieldProps) {
  const { t } = useTranslation('ideal');
  const { values, initialValues } = useFormikContext<{ of: number | null }>();
  useEffect(() => {
    if (values.of !== initialValues.of) onChosen(values.of);
  }, [values.of, initialValues.of, onChosen]);
  const label = t(`ideal:choose.${layer}`);
  if (layer === 'person') return <PersonField name="of" label={label} />;
  return layer === 'position' ? <PositionField label={label} /> : <SubdivisionField label={label} />;
}

function PositionField({ label }: { label: string }) {
  const { data } = useAllPositionOptionsQuery();
  return <FormAutocomplete name="of" label={label} options={data ?? []} />;
}

function SubdivisionField({ label }: { label: string }) {
  const { data } = useAllSubdivisionOptionsQuery();
  return <FormAutocomplete name="of" label={label} options={data ?? []} />;
}
