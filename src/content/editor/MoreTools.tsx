import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import {
  ALargeSmall,
  Ellipsis,
  ListOrdered,
  ListRestart,
  Quote,
  Strikethrough,
  Underline,
  type LucideIcon,
} from 'lucide-react';
import { useRef, useState } from 'react';
import { FONT_SIZE_DEFAULT, FONT_SIZES } from './font-size';
import { ToolButton } from './ToolButton';
import { useContentText } from '../words';

type Chain = ReturnType<Editor['chain']>;

interface RareTool {
  key: string;
  /** The name of the mark or node that makes the item selected. */
  active: string;
  icon: LucideIcon;
  run: (chain: Chain) => Chain;
}

const tools: RareTool[] = [
  { key: 'underline', active: 'underline', icon: Underline, run: (chain) => chain.toggleUnderline() },
  { key: 'strike', active: 'strike', icon: Strikethrough, run: (chain) => chain.toggleStrike() },
  { key: 'orderedList', active: 'orderedList', icon: ListOrdered, run: (chain) => chain.toggleOrderedList() },
  { key: 'quote', active: 'blockquote', icon: Quote, run: (chain) => chain.toggleBlockquote() },
];

/** A menu of rarely used tools. */
export function MoreTools({ editor }: { editor: Editor }) {
  const { t } = useContentText();
  const anchor = useRef<HTMLSpanElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      active: tools.filter(({ active }) => now.isActive(active)).map(({ key }) => key),
      isCountable: now.can().countClauses(),
      size: Number(now.getAttributes('fontSize')['size'] ?? FONT_SIZE_DEFAULT),
    }),
  });
  const take = (run: (chain: Chain) => Chain) => {
    setIsOpen(false);
    run(editor.chain().focus()).run();
  };
  return (
    <span ref={anchor}>
      <ToolButton label={t('editor.more')} icon={Ellipsis} onPress={() => setIsOpen(true)} />
      <Menu open={isOpen} anchorEl={() => anchor.current} onClose={() => setIsOpen(false)}>
        {tools.map(({ key, icon: Icon, run }) => (
          <MenuItem key={key} selected={state.active.includes(key)} onClick={() => take(run)}>
            <ListItemIcon>
              <Icon />
            </ListItemIcon>
            <ListItemText>{t(`editor.${key}`)}</ListItemText>
          </MenuItem>
        ))}
        {state.isCountable ? (
          <MenuItem onClick={() => take((chain) => chain.countClauses())}>
            <ListItemIcon>
              <ListRestart />
            </ListItemIcon>
            <ListItemText>{t('editor.countClauses')}</ListItemText>
          </MenuItem>
        ) : null}
        {FONT_SIZES.map((size) => (
          <MenuItem
            key={size}
            selected={state.size === size}
            onClick={() => take((chain) => chain.setFontSize(size))}
          >
            <ListItemIcon>
              <ALargeSmall />
            </ListItemIcon>
            <ListItemText>{t('editor.sizeOf', { size })}</ListItemText>
          </MenuItem>
        ))}
      </Menu>
    </span>
  );
}
