import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { personName } from '@src/lib/person';
import { FolderInput } from 'lucide-react';
import { useNotify } from '@src/store/useNotify';
import { type ComponentProps, type ReactNode, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type StructurePerson, useLazyStructurePersonQuery } from '../api';
import type { PeopleList } from '../components/PeopleList';
import { useIsWide } from '../components/StructureSplit';
import { useCanMovePeople } from '../lib/useStructureRights';
import { MovePersonDialog, type PersonPlace } from './MovePersonDialog';

type Kind = 'subdivision' | 'position';

interface Asked {
  person: StructurePerson;
  dropped: PersonPlace;
}

const placeOf = (person: StructurePerson, kind: Kind) =>
  kind === 'subdivision' ? person.subdivisionId : (person.position?.id ?? null);

interface PersonMoves extends Pick<ComponentProps<typeof PeopleList>, 'actionOf' | 'carriedOf'> {
  /** Opens the dialog for a person; absent when people cannot be moved. */
  askAbout: ((person: StructurePerson, dropped: PersonPlace) => void) | undefined;
  /** Opens the dialog for a person when only their id is known; absent when people cannot be moved. */
  ask: ((personId: number, dropped: PersonPlace) => void) | undefined;
  dialog: ReactNode;
}

/**
 * Moves people: with a button for each, or by dropping them on a row of the tree beside them. Both ask for confirmation and show
 * the effect.
 */
export function usePersonMoves(kind: Kind): PersonMoves {
  const { t } = useTranslation(['structure', 'errors']);
  const canMove = useCanMovePeople();
  const isWide = useIsWide();
  const notify = useNotify();
  const [read] = useLazyStructurePersonQuery();
  const [asked, setAsked] = useState<Asked | null>(null);
  const ask = useCallback(
    async (personId: number, dropped: PersonPlace) => {
      const { data, error } = await read({ ids: [personId] });
      const person = data?.users.items[0];
      if (person) setAsked({ person, dropped });
      else if (error) notify.failure(error);
      // The person no longer exists, so there is nobody to move.
      else notify.error(t('errors:notFound'));
    },
    [read, notify, t],
  );
  const action = (person: StructurePerson) => {
    const label = t('structure:move.person', { name: personName(person) });
    return (
      <Tooltip title={label}>
        <IconButton size="small" aria-label={label} onClick={() => setAsked({ person, dropped: {} })}>
          <FolderInput />
        </IconButton>
      </Tooltip>
    );
  };
  const carried = (person: StructurePerson) => ({
    canDrop: (targetId: number) => targetId !== placeOf(person, kind),
    onDrop: (targetId: number) =>
      setAsked({
        person,
        dropped: kind === 'subdivision' ? { subdivisionId: targetId } : { positionId: targetId },
      }),
  });
  return {
    askAbout: canMove ? (person, dropped) => setAsked({ person, dropped }) : undefined,
    ask: canMove ? (personId, dropped) => void ask(personId, dropped) : undefined,
    actionOf: canMove ? action : undefined,
    // In a narrow window the record covers the tree, so there is no drop target, and touch scrolls.
    carriedOf: canMove && isWide ? carried : undefined,
    dialog: asked ? <MovePersonDialog {...asked} onClose={() => setAsked(null)} /> : null,
  };
}
