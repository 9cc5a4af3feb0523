import type { Rejection } from '@src/components/feedback/RejectionsDialog';
import { personName } from '@src/lib/person';
import { useNotify } from '@src/store/useNotify';
import { useTranslation } from 'react-i18next';
import { useEmployeesUpdateMutation } from '../api';
import { type EmployeeRow } from '../first-api';

/** A change of a person; absent fields stay unchanged. */
export interface PersonPatch {
  subdivisionId?: number | null;
  positionId?: number | null;
  mentorId?: number | null;
  isArchive?: boolean;
  /** Confirms that the position belongs to another subdivision. */
  isOtherSubdivision?: boolean;
}

export interface PersonChange {
  person: EmployeeRow;
  patch: PersonPatch;
}

/** Sent only when true. */
const confirmationOf = ({ isOtherSubdivision }: PersonPatch): PersonPatch =>
  isOtherSubdivision ? { isOtherSubdivision } : {};

/** Returns only the changed fields; null when nothing changes. */
export function personChange(person: EmployeeRow, patch: PersonPatch): PersonChange | null {
  const { subdivisionId, positionId, mentorId, isArchive } = patch;
  const isOther = <Value>(value: Value | undefined, old: Value) => value !== undefined && value !== old;
  const left: PersonPatch = {
    ...(isOther(subdivisionId, person.subdivision?.id ?? null) ? { subdivisionId } : {}),
    ...(isOther(positionId, person.position?.id ?? null) ? { positionId } : {}),
    ...(isOther(mentorId, person.mentorId ?? null) ? { mentorId } : {}),
    ...(isOther(isArchive, person.isArchive) ? { isArchive } : {}),
  };
  return Object.keys(left).length ? { person, patch: { ...left, ...confirmationOf(patch) } } : null;
}

/** Converts the changes to the mutation input, based on the displayed version. */
export function personInputs(changes: readonly PersonChange[]) {
  return changes.map(({ person: { id, updatedAt }, patch }) => ({ id, updatedAt, ...patch }));
}

/** Archiving removes a person's leadership of a subdivision, so restoring them sets it again. */
function backFromArchive(person: EmployeeRow, isArchive: boolean) {
  const isLeader = isArchive && person.isLeader && person.subdivision !== null;
  return { isArchive: !isArchive, ...(isLeader ? { isLeaderSubdivision: true } : {}) };
}

function inverseOf({ person, patch }: PersonChange, updatedAt: string) {
  const { subdivisionId, positionId, mentorId, isArchive } = patch;
  return {
    id: person.id,
    updatedAt,
    // The previous state was confirmed by somebody before, so restoring it needs no new confirmation.
    isOtherSubdivision: true,
    ...(subdivisionId === undefined ? {} : { subdivisionId: person.subdivision?.id ?? null }),
    ...(positionId === undefined ? {} : { positionId: person.position?.id ?? null }),
    ...(mentorId === undefined ? {} : { mentorId: person.mentorId }),
    ...(isArchive === undefined ? {} : backFromArchive(person, isArchive)),
  };
}

/** Changes many people at once, returns the rejected ones, and offers an undo in the alert. */
export function useEmployeesUpdate() {
  const { t } = useTranslation(['employees', 'common']);
  const notify = useNotify();
  const [send] = useEmployeesUpdateMutation();
  const undo = async (inputs: ReturnType<typeof inverseOf>[]) => {
    const answer = await send({ users: inputs });
    if (answer.error) return notify.failure(answer.error);
    const [rejection] = answer.data.usersUpdate.rejections;
    if (rejection) notify.error(rejection.text);
    else notify.info(t('employees:bulk.undone', { count: inputs.length }));
  };
  return async (changes: readonly PersonChange[]): Promise<{ error?: unknown; rejections: Rejection[] }> => {
    const answer = await send({ users: personInputs(changes) });
    if (answer.error) return { error: answer.error, rejections: [] };
    const { users, rejections } = answer.data.usersUpdate;
    const stamps = new Map(users.map(({ id, updatedAt }) => [id, updatedAt]));
    const inverse = changes.flatMap((change) => {
      const stamp = stamps.get(change.person.id);
      return stamp ? [inverseOf(change, stamp)] : [];
    });
    if (inverse.length) {
      notify.alert(t('employees:bulk.changed', { count: inverse.length }), {
        label: t('common:action.undo'),
        onPress: () => void undo(inverse),
      });
    }
    const nameOf = (id: number) => {
      const found = changes.find(({ person }) => person.id === id);
      return found ? personName(found.person) : '';
    };
    return { rejections: rejections.map(({ id, text }) => ({ id, name: nameOf(id), reason: text })) };
  };
}
