import { skipToken } from '@reduxjs/toolkit/query/react';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { usePositionsBeyondOwnQuery } from '@src/api/beyond-own';
import {
  subdivisionOfPosition,
  useAllPositionOptionsQuery,
  useAllSubdivisionOptionsQuery,
} from '@src/entities/structure/api';
import { AssignmentChangesNote } from '@src/entities/assignment/AssignmentChangesNote';
import { ConfirmDialog } from '@src/components/feedback/ConfirmDialog';
import { ErrorLines } from '@src/components/feedback/ErrorLines';
import type { Rejection } from '@src/components/feedback/RejectionsDialog';
import { BulkChoice } from '@src/components/form/BulkChoice';
import { withReasons } from '@src/lib/options';
import { personName } from '@src/lib/person';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEmployeesUpdatePreviewQuery } from '../api';
import { type EmployeeRow } from '../first-api';
import { personChange, personInputs, type PersonPatch, useEmployeesUpdate } from './useEmployeesUpdate';
import { usePeople } from '@src/entities/person/usePeople';

interface BulkChangeDialogProps {
  people: readonly EmployeeRow[];
  /** The people who could not be changed, if any. */
  onDone: (rejections: Rejection[]) => void;
  onClose: () => void;
}

interface ConfirmMismatchProps {
  patch: PersonPatch;
  rejections: readonly { code: string }[];
  onChange: (next: PersonPatch) => void;
}

/** Asks for confirmation that the position belongs to another subdivision, when somebody is rejected for that reason. */
function ConfirmMismatch({ patch, rejections, onChange }: ConfirmMismatchProps) {
  const { t } = useTranslation('employees');
  const isConfirmed = patch.isOtherSubdivision ?? false;
  if (!isConfirmed && !rejections.some(({ code }) => code === 'employee.otherSubdivision')) return null;
  return (
    <Box>
      <FormControlLabel
        control={
          <Checkbox
            checked={isConfirmed}
            onChange={({ target }) => onChange({ isOtherSubdivision: target.checked })}
          />
        }
        label={t('employees:form.otherSubdivisionMeant')}
      />
    </Box>
  );
}

/** The number of people is omitted when nobody would be changed. */
const applyKey = (count: number) => (count === 0 ? 'common:action.edit' : 'employees:bulk.changeApply');

/**
 * Changes the position, subdivision or mentor of all selected people and previews their new assignments and who cannot be
 * changed.
 */
export function BulkChangeDialog({ people, onDone, onClose }: BulkChangeDialogProps) {
  const { t } = useTranslation(['employees', 'structure']);
  const [patch, setPatch] = useState<PersonPatch>({});
  const { data: positions = [] } = useAllPositionOptionsQuery();
  const { data: subdivisions = [] } = useAllSubdivisionOptionsQuery();
  const { data: beyond } = usePositionsBeyondOwnQuery({});
  const mentors = usePeople(patch.mentorId ? [patch.mentorId] : []);
  const update = useEmployeesUpdate();
  const changes = useMemo(
    () => people.map((person) => personChange(person, patch)).filter((change) => change !== null),
    [people, patch],
  );
  const users = useMemo(() => (changes.length ? { users: personInputs(changes) } : skipToken), [changes]);
  const { currentData, error } = useEmployeesUpdatePreviewQuery(users, { refetchOnMountOrArgChange: true });
  const preview = currentData?.usersUpdatePreview;
  const rejected = preview?.rejections ?? [];
  const left = changes.length - rejected.length;
  const set = (next: PersonPatch) => setPatch({ ...patch, ...next });
  /** Choosing a position also sets its subdivision; another one can be chosen afterwards. */
  const placeOf = (positionId: number | null | undefined): PersonPatch => {
    const home = subdivisionOfPosition(positions, positionId);
    return home === null ? { positionId } : { positionId, subdivisionId: home };
  };
  const apply = async () => {
    const answer = await update(changes);
    if (answer.error) return { error: answer.error };
    onDone(answer.rejections);
    return {};
  };
  return (
    <ConfirmDialog
      isOpen
      isChoice
      title={t('employees:bulk.changeTitle', { count: people.length })}
      confirmLabel={t(applyKey(left), { count: left })}
      isBlocked={left === 0 || !preview}
      onConfirm={apply}
      onClose={onClose}
    >
      <Typography color="textSecondary">{t('employees:bulk.changeText')}</Typography>
      <BulkChoice
        label={t('employees:form.position')}
        options={withReasons(positions, beyond?.positionsBeyondOwn)}
        value={patch.positionId}
        onChange={(positionId) => set(placeOf(positionId))}
        none={t('employees:bulk.noPosition')}
      />
      <BulkChoice
        label={t('employees:form.subdivision')}
        options={subdivisions}
        value={patch.subdivisionId}
        onChange={(subdivisionId) => set({ subdivisionId })}
        none={t('employees:bulk.noSubdivision')}
      />
      <ConfirmMismatch patch={patch} rejections={rejected} onChange={set} />
      <BulkChoice
        label={t('employees:form.mentor')}
        options={mentors.options}
        value={patch.mentorId}
        onChange={(mentorId) => set({ mentorId })}
        none={t('employees:bulk.noMentor')}
        onSearch={mentors.onSearch}
      />
      <ErrorLines
        lines={rejected.map(({ id, text }) => {
          const person = people.find((person) => person.id === id);
          return { about: person ? personName(person) : '', text };
        })}
      />
      {changes.length ? <AssignmentChangesNote preview={preview?.assignments} error={error} /> : null}
    </ConfirmDialog>
  );
}
