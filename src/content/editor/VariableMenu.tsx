import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { Editor } from '@tiptap/core';
import { Braces } from 'lucide-react';
import { useRef, useState } from 'react';
import { ToolButton } from './ToolButton';
import { VARIABLES } from './variable-node';
import { useContentText } from '../words';

/** Inserts a variable, which has a different value for each reader. */
export function VariableMenu({ editor }: { editor: Editor }) {
  const { t } = useContentText();
  const anchor = useRef<HTMLSpanElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <span ref={anchor}>
      <ToolButton label={t('editor.variable')} icon={Braces} onPress={() => setIsOpen(true)} />
      <Menu open={isOpen} anchorEl={() => anchor.current} onClose={() => setIsOpen(false)}>
        {VARIABLES.map((variable) => (
          <MenuItem
            key={variable}
            onClick={() => {
              setIsOpen(false);
              editor.chain().focus().insertVariable(variable).run();
            }}
          >
            {t(`variable.${variable}`)}
          </MenuItem>
        ))}
      </Menu>
    </span>
  );
}
