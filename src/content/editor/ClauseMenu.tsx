import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { EllipsisVertical, type LucideIcon } from 'lucide-react';
import { useRef, useState } from 'react';
import { Shortcut } from './Shortcut';
import { ToolButton } from './ToolButton';
import { useContentText } from '../words';

export interface ClauseAction {
  key: 'outdent' | 'indent' | 'up' | 'down' | 'remove';
  icon: LucideIcon;
  shortcut?: string;
  isOn: boolean;
  run: () => void;
}

interface ClauseMenuProps {
  /** The number of the clause at the cursor. */
  number: string;
  items: readonly ClauseAction[];
}

/** The actions on a clause: its level, its place among its neighbors, removing it. */
export function ClauseMenu({ number, items }: ClauseMenuProps) {
  const { t } = useContentText();
  const anchor = useRef<HTMLSpanElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <span ref={anchor}>
      <ToolButton
        label={t('editor.clause.more', { number })}
        icon={EllipsisVertical}
        onPress={() => setIsOpen(true)}
      />
      <Menu open={isOpen} anchorEl={() => anchor.current} onClose={() => setIsOpen(false)}>
        {items.map(({ key, icon: Icon, shortcut, isOn, run }) => (
          <MenuItem
            key={key}
            disabled={!isOn}
            onClick={() => {
              setIsOpen(false);
              run();
            }}
          >
            <ListItemIcon>
              <Icon />
            </ListItemIcon>
            <ListItemText>{t(`editor.clause.${key}`, { number })}</ListItemText>
            {shortcut ? <Shortcut>{shortcut}</Shortcut> : null}
          </MenuItem>
        ))}
      </Menu>
    </span>
  );
}
