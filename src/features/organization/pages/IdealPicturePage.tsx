import { PersonField } from '@src/entities/person/PersonField';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { Formik, useFormikContext } from 'formik';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useAllPositionOptionsQuery, useAllSubdivisionOptionsQuery } from '@src/entities/structure/api';
import { EmptyState } from '@src/components/feedback/EmptyState';
import { FormAutocomplete } from '@src/components/form/FormAutocomplete';
import { useUrlState } from '@src/components/routing/useUrlState';
import { choiceParam, numberParam } from '@src/lib/url-state';
import { useAppSelector } from '@src/store/hooks';
import { selectUser } from '@src/store/selectors/roles';
import { GapView } from '../ideal/GapView';
import type { ChangesView } from '../ideal/HistoryPanel';
import { Statements } from '../ideal/Statements';

interface IdealPicturePageProps {
  /** The component that shows changes in the section «История». */
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

/** Four labels in one row on a phone; two per row when there is not enough room. */
const layerChoice = {
  '& .MuiToggleButton-root': { px: { xs: 0.75, sm: 1.5 }, fontSize: { xs: 13, sm: 14 } },
  '@media (max-width: 379px)': {
    display: 'grid',
    gap: 0.5,
    gridTemplateColumns: '1fr 1fr',
    '& .MuiToggleButton-root': { m: 0, border: 1, borderColor: 'divider', borderRadius: 1 },
  },
} as const;

/** The ideal picture of work, layer by layer. */
export function IdealPicturePage({ Changes }: IdealPicturePageProps) {
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
          <TargetField layer={layer} onChosen={(id) => setState({ of: id, check: null })} />
        </Formik>
      )}
      {layer !== 'company' && of === null ? (
        <EmptyState title={t('ideal:unchosen')} />
      ) : (
        <Body key={`${layer}-${of ?? ''}`} layer={layer} of={of} Changes={Changes} />
      )}
    </Stack>
  );
}

interface PersonPictureProps extends IdealPicturePageProps {
  userId: number;
}

/** The layer of one person, on that person's page. */
export function PersonPicture({ userId, ...slots }: PersonPictureProps) {
  return (
    <Stack spacing={2}>
      <Body layer="person" of={userId} {...slots} />
    </Stack>
  );
}

interface BodyProps extends IdealPicturePageProps {
  layer: Layer;
  /** The id of the person, position or subdivision; null for the company. */
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

/** Returns whose picture is shown; for people, the user's own by default. */
function useTarget(layer: Layer, chosen: number | null): number | null {
  const user = useAppSelector(selectUser);
  if (layer === 'company') return null;
  return chosen ?? (layer === 'person' ? (user?.id ?? null) : null);
}

type View = (typeof views)[number];

/** Switches a person's view between the ideal picture and the comparison with it. */
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

/** Returns the name of the position or subdivision, by which a template is chosen. */
function useTargetName(layer: Layer, id: number | null): string {
  const positions = useAllPositionOptionsQuery(undefined, { skip: layer !== 'position' });
  const subdivisions = useAllSubdivisionOptionsQuery(undefined, { skip: layer !== 'subdivision' });
  const options = (layer === 'position' ? positions.data : subdivisions.data) ?? [];
  return options.find((option) => option.id === id)?.name ?? '';
}

interface TargetFieldProps {
  layer: Exclude<Layer, 'company'>;
  onChosen: (id: number | null) => void;
}

/** Selects whose statements are shown; takes effect immediately. */
function TargetField({ layer, onChosen }: TargetFieldProps) {
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
