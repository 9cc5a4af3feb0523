import type { Refusal } from '@src/components/feedback/RefusalsDialog';
import { personName } from '@src/lib/person';
import { useNotify } from '@src/store/useNotify';
import { useTranslation } from 'react-i18next';
import { useEmployeesUpdateMutation } from '../api';
import { type EmployeeRow } from '../first-api';

/** What becomes of a person; what is absent stays. */
export interface PersonPatch {
  subdivisionId?: number | null;
  positionId?: number | null;
  mentorId?: number | null;
  isArchive?: boolean;
  /** A position of another subdivision is meant. */
  isOtherSubdivision?: boolean;
}

export interface PersonChange {
  person: EmployeeRow;
  patch: PersonPatch;
}

/** Said only where it is so. */
const meantOf = ({ isOtherSubdivision }: PersonPatch): PersonPatch =>
  isOtherSubdivision ? { isOtherSubdivision } : {};

/** Only what differs; null when nothing does. */
export function personChange(person: EmployeeRow, patch: PersonPatch): PersonChange | null {
  const { subdivisionId, positionId, mentorId, isArchive } = patch;
  const isOther = <Value>(value: Value | undefined, old: Value) => value !== undefined && value !== old;
  const left: PersonPatch = {
    ...(isOther(subdivisionId, person.subdivision?.id ?? null) ? { subdivisionId } : {}),
    ...(isOther(positionId, person.position?.id ?? null) ? { positionId } : {}),
    ...(isOther(mentorId, person.mentorId ?? null) ? { mentorId } : {}),
    ...(isOther(isArchive, person.isArchive) ? { isArchive } : {}),
  };
  return Object.keys(left).length ? { person, patch: { ...left, ...meantOf(patch) } } : null;
}

/** The changes as the server takes them, on top of what was seen. */
export function personInputs(changes: readonly PersonChange[]) {
  return changes.map(({ person: { id, updatedAt }, patch }) => ({ id, updatedAt, ...patch }));
}

/** The archive takes the headship away: whoever comes back has it back. */
function backFromArchive(person: EmployeeRow, isArchive: boolean) {
  const isHead = isArchive && person.isLeader && person.subdivision !== null;
  return { isArchive: !isArchive, ...(isHead ? { isLeaderSubdivision: true } : {}) };
}

function inverseOf({ person, patch }: PersonChange, updatedAt: string) {
  const { subdivisionId, positionId, mentorId, isArchive } = patch;
  return {
    id: person.id,
    updatedAt,
    // As it stood: somebody had meant it.
    isOtherSubdivision: true,
    ...(subdivisionId === undefined ? {} : { subdivisionId: person.subdivision?.id ?? null }),
    ...(positionId === undefined ? {} : { positionId: person.position?.id ?? null }),
    ...(mentorId === undefined ? {} : { mentorId: person.mentorId }),
    ...(isArchive === undefined ? {} : backFromArchive(person, isArchive)),
  };
}

/** Changes many people at once, answers whom it could not, and can be taken back by the alert. */
export function useEmployeesUpdate() {
  const { t } = useTranslation(['employees', 'common']);
  const notify = useNotify();
  const [send] = useEmployeesUpdateMutation();
  const undo = async (inputs: ReturnType<typeof inverseOf>[]) => {
    const answer = await send({ users: inputs });
    if (answer.error) return notify.failure(answer.error);
    const [refused] = answer.data.usersUpdate.refusals;
    if (refused) notify.error(refused.text);
    else notify.info(t('employees:bulk.undone', { count: inputs.length }));
  };
  return async (changes: readonly PersonChange[]): Promise<{ error?: unknown; refusals: Refusal[] }> => {
    const answer = await send({ users: personInputs(changes) });
    if (answer.error) return { error: answer.error, refusals: [] };
    const { users, refusals } = answer.data.usersUpdate;
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
    return { refusals: refusals.map(({ id, text }) => ({ id, name: nameOf(id), reason: text })) };
  };
}
