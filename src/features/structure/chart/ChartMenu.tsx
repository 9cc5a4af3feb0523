import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { personName } from '@src/lib/person';
import { ExternalLink, FolderInput, Plus, UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ChartItem } from './chart-items';
import type { ChartMoves } from './chart-moves';

export interface ChartMenuPlace {
  item: ChartItem;
  x: number;
  y: number;
}

interface ChartMenuProps {
  place: ChartMenuPlace | null;
  moves: ChartMoves;
  onOpen: (id: number) => void;
  onClose: () => void;
}

/** The actions on a card and on the people on it, opened by right click, Shift+F10, or a long press. */
export function ChartMenu({ place, moves, onOpen, onClose }: ChartMenuProps) {
  const { t } = useTranslation(['structure', 'common']);
  const run = (work: () => void) => () => {
    onClose();
    work();
  };
  const { item, x = 0, y = 0 } = place ?? {};
  const people = item && moves.canHold('person') ? item.faces : [];
  const { addBelow } = moves;
  return (
    <Menu
      open={place !== null}
      onClose={onClose}
      anchorReference="anchorPosition"
      anchorPosition={{ left: x, top: y }}
      aria-label={item?.name}
    >
      {item
        ? [
            <MenuItem key="open" onClick={run(() => onOpen(item.id))}>
              <ExternalLink aria-hidden />
              {t('common:action.open')}
            </MenuItem>,
            addBelow ? (
              <MenuItem key="add" onClick={run(() => addBelow(item.id))}>
                <Plus aria-hidden />
                {t('structure:action.addChild')}
              </MenuItem>
            ) : null,
            moves.canHold('card') ? (
              <MenuItem
                key="move"
                onClick={run(() => moves.ask({ kind: 'card', id: item.id, name: item.name }))}
              >
                <FolderInput aria-hidden />
                {t('structure:move.open')}
              </MenuItem>
            ) : null,
            ...people.map((person) => {
              const name = personName(person);
              const held = { kind: 'person', id: person.id, name, fromId: item.id } as const;
              return (
                <MenuItem key={person.id} onClick={run(() => moves.ask(held))}>
                  <UserRound aria-hidden />
                  {t('structure:move.person', { name })}
                </MenuItem>
              );
            }),
          ]
        : null}
    </Menu>
  );
}
