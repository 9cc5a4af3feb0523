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
import { GapView } from '../ideal/GapView';
import type { ChangesView } from '../ideal/HistoryPanel';
import { Statements } from '../ideal/Statements';

interface IdealPicturePageProps {
  PersonField: ComponentType<FormFieldProps>;
  /** How the section «История» shows what was changed. */
  Changes: ChangesView;
}

const layers = ['company', 'subdivision', 'position', 'person'] as const;
type Layer = (typeof layers)[number];

const views = ['picture', 'gap'] as const;
const codecs = {
  layer: choiceParam(layers, 'company'),
  of: numberParam(null),
  view: choiceParam(views, 'picture'),
  check: numberParam(null),
};

/** Four words in one row of a phone; where there is no room for that, two in a row. */
const layerChoice = {
  '& .MuiToggleButton-root': { px: { xs: 0.75, sm: 1.5 }, fontSize: { xs: 13, sm: 14 } },
  '@media (max-width: 379px)': {
    display: 'grid',
    gap: 0.5,
    gridTemplateColumns: '1fr 1fr',
    '& .MuiToggleButton-root': { m: 0, border: 1, borderColor: 'divider', borderRadius: 1 },
  },
} as const;

/** What good work looks like, layer by layer. */
export function IdealPicturePage({ PersonField, Changes }: IdealPicturePageProps) {
  const { t } = useTranslation('ideal');
  const { state, setState } = useUrlState(codecs);
  const { layer } = state;
  const of = useTarget(layer, state.of);
  const choose = (next: Layer | null) => {
    if (next !== null) setState({ layer: next, of: null, view: 'picture', check: null });
  };
  return (
    <Stack spacing={2} sx={{ maxWidth: 860 }}>
      <ToggleButtonGroup
        exclusive
        value={layer}
        aria-label={t('navigation:idealPicture')}
        onChange={(_event, next: Layer | null) => choose(next)}
        sx={layerChoice}
      >
        {layers.map((name) => (
          <ToggleButton key={name} value={name}>
            {t(`ideal:layer.${name}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {layer === 'company' ? null : (
        <Formik initialValues={{ of }} enableReinitialize onSubmit={() => {}}>
          <TargetField
            layer={layer}
            PersonField={PersonField}
            onChosen={(id) => setState({ of: id, check: null })}
          />
        </Formik>
      )}
      {layer !== 'company' && of === null ? (
        <EmptyState title={t('ideal:unchosen')} />
      ) : (
        <Body
          key={`${layer}-${of ?? ''}`}
          layer={layer}
          of={of}
          PersonField={PersonField}
          Changes={Changes}
        />
      )}
    </Stack>
  );
}

interface PersonPictureProps extends IdealPicturePageProps {
  userId: number;
}

/** The layer of one person, where that person stands already. */
export function PersonPicture({ userId, ...slots }: PersonPictureProps) {
  return (
    <Stack spacing={2}>
      <Body layer="person" of={userId} {...slots} />
    </Stack>
  );
}

interface BodyProps extends IdealPicturePageProps {
  layer: Layer;
  /** Whose; null: the company's. */
  of: number | null;
}

function Body({ layer, of, ...slots }: BodyProps) {
  const { state, setState } = useUrlState(codecs);
  const targetName = useTargetName(layer, of);
  const isGap = layer === 'person' && state.view === 'gap';
  return (
    <>
      {layer === 'person' ? (
        <ViewSwitch view={state.view} onChosen={(view) => setState({ view, check: null })} />
      ) : null}
      {isGap && of !== null ? (
        <GapView userId={of} />
      ) : (
        <Statements layer={layer} targetId={of} targetName={targetName} {...slots} />
      )}
    </>
  );
}

/** Whose picture it is; of people one's own comes first. */
function useTarget(layer: Layer, chosen: number | null): number | null {
  const user = useAppSelector(selectUser);
  if (layer === 'company') return null;
  return chosen ?? (layer === 'person' ? (user?.id ?? null) : null);
}

type View = (typeof views)[number];

/** Of a person: what should be, or how far it is. */
function ViewSwitch({ view, onChosen }: { view: View; onChosen: (view: View) => void }) {
  const { t } = useTranslation('ideal');
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={view}
      aria-label={t('ideal:view.label')}
      onChange={(_event, next: View | null) => next && onChosen(next)}
    >
      {views.map((name) => (
        <ToggleButton key={name} value={name}>
          {t(`ideal:view.${name}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

/** What the position or the subdivision is called: a template is chosen by it. */
function useTargetName(layer: Layer, id: number | null): string {
  const positions = useAllPositionOptionsQuery(undefined, { skip: layer !== 'position' });
  const subdivisions = useAllSubdivisionOptionsQuery(undefined, { skip: layer !== 'subdivision' });
  const options = (layer === 'position' ? positions.data : subdivisions.data) ?? [];
  return options.find((option) => option.id === id)?.name ?? '';
}

interface TargetFieldProps extends Pick<IdealPicturePageProps, 'PersonField'> {
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
