import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { Editor } from '@tiptap/core';
import { Braces, ImagePlus, Plus, Table2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { PICTURE_EXTENSIONS } from './PictureDialog';
import { ToolButton } from './ToolButton';
import { VARIABLES } from './variable-node';
import { useContentText } from '../words';

interface InsertMenuProps {
  editor: Editor;
  onPictures: (files: File[]) => void;
}

/** What can be inserted into the text: a picture, a table, a variable that has a different value for each reader. */
export function InsertMenu({ editor, onPictures }: InsertMenuProps) {
  const { t } = useContentText();
  const anchor = useRef<HTMLSpanElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const insertTable = () => {
    close();
    editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run();
  };
  return (
    <span ref={anchor}>
      <ToolButton label={t('editor.insert')} icon={Plus} onPress={() => setIsOpen(true)} />
      <Menu open={isOpen} anchorEl={() => anchor.current} onClose={close}>
        <MenuItem
          onClick={() => {
            close();
            input.current?.click();
          }}
        >
          <ListItemIcon>
            <ImagePlus />
          </ListItemIcon>
          <ListItemText>{t('editor.picture')}</ListItemText>
        </MenuItem>
        <MenuItem onClick={insertTable}>
          <ListItemIcon>
            <Table2 />
          </ListItemIcon>
          <ListItemText>{t('editor.table')}</ListItemText>
        </MenuItem>
        <Divider />
        {VARIABLES.map((variable) => (
          <MenuItem
            key={variable}
            onClick={() => {
              close();
              editor.chain().focus().insertVariable(variable).run();
            }}
          >
            <ListItemIcon>
              <Braces />
            </ListItemIcon>
            <ListItemText>{t(`variable.${variable}`)}</ListItemText>
          </MenuItem>
        ))}
      </Menu>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        tabIndex={-1}
        aria-label={t('editor.picture')}
        accept={PICTURE_EXTENSIONS.map((extension) => `.${extension}`).join(',')}
        onChange={({ target }) => {
          onPictures([...(target.files ?? [])]);
          target.value = '';
        }}
      />
    </span>
  );
}
