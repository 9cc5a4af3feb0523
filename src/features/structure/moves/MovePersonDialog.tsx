import { skipToken } from '@reduxjs/toolkit/query/react';
import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { usePositionsBeyondOwnQuery } from '@src/api/beyond-own';
import {
  type PositionOption,
  subdivisionOfPosition,
  useAllPositionOptionsQuery,
  useAllSubdivisionOptionsQuery,
} from '@src/entities/structure/api';
import { AssignmentChangesNote } from '@src/entities/assignment/AssignmentChangesNote';
import { ConfirmDialog } from '@src/components/feedback/ConfirmDialog';
import { FieldFrame } from '@src/components/form/FieldFrame';
import { OptionPicker } from '@src/components/form/OptionPicker';
import { type Option, withReasons } from '@src/lib/options';
import { personName } from '@src/lib/person';
import { useNotify } from '@src/store/useNotify';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type StructurePerson, useUserPlacementPreviewQuery, useUserPlacementUpdateMutation } from '../api';

/** The proposed position and subdivision; omitted fields stay unchanged. */
export interface PersonPlace {
  /** Null to remove the person from all subdivisions. */
  subdivisionId?: number | null;
  positionId?: number;
}

interface MovePersonDialogProps {
  person: StructurePerson;
  /** Where the person was dropped. */
  dropped?: PersonPlace;
  onClose: () => void;
}

interface OtherSubdivisionProps {
  positionId: number | null;
  subdivisionId: number | null;
  positions: readonly PositionOption[];
  subdivisions: readonly Option[];
}

/** Shows that the position belongs to another subdivision; moving the person confirms that. */
function OtherSubdivision({ positionId, subdivisionId, positions, subdivisions }: OtherSubdivisionProps) {
  const { t } = useTranslation('structure');
  const home = subdivisions.find(({ id }) => id === subdivisionOfPosition(positions, positionId));
  if (!home || subdivisionId === null || home.id === subdivisionId) return null;
  const position = positions.find(({ id }) => id === positionId)?.name;
  return (
    <Alert severity="warning">
      {t('structure:move.otherSubdivision', { position, subdivision: home.name })}
    </Alert>
  );
}

/** Moves one person to another subdivision or position and previews their new assignments. */
export function MovePersonDialog({ person, dropped, onClose }: MovePersonDialogProps) {
  const { t } = useTranslation(['structure', 'common']);
  const notify = useNotify();
  const name = personName(person);
  const start = { subdivisionId: person.subdivisionId, positionId: person.position?.id ?? null };
  const [place, setPlace] = useState({ ...start, ...dropped });
  const { data: subdivisions = [] } = useAllSubdivisionOptionsQuery();
  const { data: positions = [] } = useAllPositionOptionsQuery();
  const { data: beyond } = usePositionsBeyondOwnQuery({ userId: person.id });
  const [update] = useUserPlacementUpdateMutation();
  const isSame = place.subdivisionId === start.subdivisionId && place.positionId === start.positionId;
  const { currentData, error } = useUserPlacementPreviewQuery(
    isSame ? skipToken : { user: { id: person.id, ...place } },
    { refetchOnMountOrArgChange: true },
  );
  const undo = async (updatedAt: string) => {
    const answer = await update({ user: { id: person.id, ...start, isOtherSubdivision: true, updatedAt } });
    if (answer.error) notify.failure(answer.error);
    else notify.info(t('structure:tree.movedBack', { name }));
  };
  const move = async () => {
    const answer = await update({
      user: { id: person.id, ...place, isOtherSubdivision: true, updatedAt: person.updatedAt },
    });
    if (answer.error) return { error: answer.error };
    const { updatedAt } = answer.data.userUpdate;
    notify.alert(t('structure:tree.moved', { name }), {
      label: t('common:action.undo'),
      onPress: () => void undo(updatedAt),
    });
    return {};
  };
  return (
    <ConfirmDialog
      isOpen
      isChoice
      confirmLabel={t('structure:move.confirm')}
      title={t('structure:move.title', { name })}
      isBlocked={isSame}
      onConfirm={move}
      onClose={onClose}
    >
      <FieldFrame label={t('structure:position.subdivision')}>
        {({ id }) => (
          <OptionPicker
            id={id}
            options={subdivisions}
            value={place.subdivisionId}
            onChange={(subdivisionId) => setPlace({ ...place, subdivisionId })}
          />
        )}
      </FieldFrame>
      <FieldFrame label={t('structure:position.subtitle')}>
        {({ id }) => (
          <OptionPicker
            id={id}
            options={withReasons(positions, beyond?.positionsBeyondOwn)}
            value={place.positionId}
            onChange={(positionId) => {
              const home = subdivisionOfPosition(positions, positionId);
              setPlace({ subdivisionId: home ?? place.subdivisionId, positionId });
            }}
          />
        )}
      </FieldFrame>
      {isSame ? null : <OtherSubdivision {...place} positions={positions} subdivisions={subdivisions} />}
      {isSame ? (
        <Typography color="textSecondary">{t('structure:move.sameSame')}</Typography>
      ) : (
        <AssignmentChangesNote preview={currentData?.userPlacementPreview} error={error} />
      )}
    </ConfirmDialog>
  );
}
