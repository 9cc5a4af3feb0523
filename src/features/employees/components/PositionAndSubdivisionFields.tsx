import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { usePositionsBeyondOwnQuery } from '@src/api/beyond-own';
import {
  type PositionOption,
  subdivisionOfPosition,
  useAllPositionOptionsQuery,
  useAllSubdivisionOptionsQuery,
} from '@src/entities/structure/api';
import { FormAutocomplete } from '@src/components/form/FormAutocomplete';
import { type Option, withReasons } from '@src/lib/options';
import { useField, useFormikContext } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldPair } from './FieldPair';

interface PlaceValues {
  positionId: number | null;
  subdivisionId: number | null;
  /** Confirms to the server that the position belongs to another subdivision. */
  isOtherSubdivision: boolean;
}

/** Sets the subdivision when a position is chosen; a record or draft that sets both is not changed. */
function useSubdivisionOfPosition(positions: readonly PositionOption[] | undefined): void {
  const { values, setFieldValue } = useFormikContext<PlaceValues>();
  const { positionId, subdivisionId } = values;
  const last = useRef({ positionId, subdivisionId });
  useEffect(() => {
    const before = last.current;
    if (!positions) return;
    last.current = { positionId, subdivisionId };
    if (positionId === before.positionId || subdivisionId !== before.subdivisionId) return;
    const home = subdivisionOfPosition(positions, positionId);
    if (home !== null && home !== subdivisionId) void setFieldValue('subdivisionId', home);
  }, [positions, positionId, subdivisionId, setFieldValue]);
}

/** Returns the mismatch when the chosen subdivision is not the position's own; a stored mismatch is not reported. */
function useMismatch(
  positions: readonly PositionOption[] | undefined,
  subdivisions: readonly Option[] | undefined,
): { position: string; home: Option } | null {
  const { values, initialValues } = useFormikContext<PlaceValues>();
  const { positionId, subdivisionId } = values;
  const isStored = positionId === initialValues.positionId && subdivisionId === initialValues.subdivisionId;
  const position = positions?.find(({ id }) => id === positionId);
  const home = subdivisions?.find(({ id }) => id === position?.subdivisionId);
  if (isStored || !position || !home || subdivisionId === null || home.id === subdivisionId) return null;
  return { position: position.name, home };
}

interface MismatchProps {
  position: string;
  home: Option;
  isConfirmed: boolean;
  onConfirm: (isConfirmed: boolean) => void;
}

/** Shows that the position belongs to another subdivision and asks whether that is intended. */
function Mismatch({ position, home, isConfirmed, onConfirm }: MismatchProps) {
  const { t } = useTranslation('employees');
  const { setFieldValue } = useFormikContext<PlaceValues>();
  return (
    <Alert severity="warning">
      {t('employees:form.otherSubdivision', { position, subdivision: home.name })}
      <FormControlLabel
        sx={{ display: 'flex', my: 0.75 }}
        control={<Checkbox checked={isConfirmed} onChange={({ target }) => onConfirm(target.checked)} />}
        label={t('employees:form.otherSubdivisionMeant')}
      />
      <Button size="small" variant="outlined" onClick={() => void setFieldValue('subdivisionId', home.id)}>
        {t('employees:form.takeSubdivision')}
      </Button>
    </Alert>
  );
}

/** Renders the confirmation for a mismatch, if any; the subdivision field is invalid until it is confirmed. */
function useMismatchQuestion(
  positions: readonly PositionOption[] | undefined,
  subdivisions: readonly Option[] | undefined,
) {
  const { t } = useTranslation('employees');
  const { values, setFieldValue } = useFormikContext<PlaceValues>();
  const [confirmedPair, setConfirmedPair] = useState('');
  const place = `${values.positionId ?? ''}:${values.subdivisionId ?? ''}`;
  const isConfirmed = confirmedPair === place;
  const mismatch = useMismatch(positions, subdivisions);
  const isSent = mismatch !== null && isConfirmed;
  useEffect(() => {
    if (values.isOtherSubdivision !== isSent) void setFieldValue('isOtherSubdivision', isSent);
  }, [values.isOtherSubdivision, isSent, setFieldValue]);
  useField({
    name: 'subdivisionId',
    validate: () => (mismatch && !isConfirmed ? t('employees:form.otherSubdivisionRefused') : undefined),
  });
  if (!mismatch) return null;
  return (
    <Mismatch
      {...mismatch}
      isConfirmed={isConfirmed}
      onConfirm={(isOn) => setConfirmedPair(isOn ? place : '')}
    />
  );
}

interface PlaceFieldsProps {
  /** The id of the edited person. */
  userId?: number;
  isRequired?: boolean;
}

/** The position and subdivision fields: choosing a position sets its subdivision, and another one must be confirmed. */
export function PositionAndSubdivisionFields({ userId, isRequired = false }: PlaceFieldsProps) {
  const { t } = useTranslation('employees');
  const { data: positions } = useAllPositionOptionsQuery();
  const { data: subdivisions } = useAllSubdivisionOptionsQuery();
  const { data: beyond } = usePositionsBeyondOwnQuery({ userId: userId ?? null });
  const question = useMismatchQuestion(positions, subdivisions);
  useSubdivisionOfPosition(positions);
  return (
    <>
      <FieldPair>
        <FormAutocomplete
          name="positionId"
          label={t('employees:form.position')}
          isRequired={isRequired}
          options={withReasons(positions ?? [], beyond?.positionsBeyondOwn)}
          help={positions?.length === 0 ? t('employees:form.needPosition') : undefined}
        />
        <FormAutocomplete
          name="subdivisionId"
          label={t('employees:form.subdivision')}
          isRequired={isRequired}
          options={subdivisions ?? []}
          help={subdivisions?.length === 0 ? t('employees:form.needSubdivision') : undefined}
        />
      </FieldPair>
      {question}
    </>
  );
}
