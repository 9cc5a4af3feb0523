import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { personName } from '@src/lib/person';
import { FolderInput } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StructurePerson } from '../api';
import { useCanMovePeople } from '../lib/useStructureRights';
import { MovePersonDialog } from './MovePersonDialog';

/** A button for each person who may be given another place, and what it asks. */
export function usePersonMoves(): {
  action: ((person: StructurePerson) => ReactNode) | undefined;
  dialog: ReactNode;
} {
  const { t } = useTranslation('structure');
  const canMove = useCanMovePeople();
  const [asked, setAsked] = useState<StructurePerson | null>(null);
  const action = (person: StructurePerson) => {
    const label = t('structure:move.person', { name: personName(person) });
    return (
      <Tooltip title={label}>
        <IconButton size="small" aria-label={label} onClick={() => setAsked(person)}>
          <FolderInput />
        </IconButton>
      </Tooltip>
    );
  };
  return {
    action: canMove ? action : undefined,
    dialog: asked ? <MovePersonDialog person={asked} onClose={() => setAsked(null)} /> : null,
  };
}
