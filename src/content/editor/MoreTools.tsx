import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import {
  ALargeSmall,
  Ellipsis,
  Italic,
  ListOrdered,
  ListRestart,
  ListTree,
  Quote,
  Redo2,
  Strikethrough,
  Underline,
  Undo2,
  type LucideIcon,
} from 'lucide-react';
import { useRef, useState } from 'react';
import { FONT_SIZE_DEFAULT, FONT_SIZES } from './font-size';
import { Shortcut } from './Shortcut';
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
  { key: 'italic', active: 'italic', icon: Italic, run: (chain) => chain.toggleItalic() },
  { key: 'underline', active: 'underline', icon: Underline, run: (chain) => chain.toggleUnderline() },
  { key: 'strike', active: 'strike', icon: Strikethrough, run: (chain) => chain.toggleStrike() },
  { key: 'orderedList', active: 'orderedList', icon: ListOrdered, run: (chain) => chain.toggleOrderedList() },
  { key: 'quote', active: 'blockquote', icon: Quote, run: (chain) => chain.toggleBlockquote() },
];

interface HistoryTool extends Omit<RareTool, 'active'> {
  shortcut: string;
  canRun: (editor: Editor) => boolean;
}

const history: HistoryTool[] = [
  {
    key: 'undo',
    icon: Undo2,
    shortcut: 'Ctrl+Z',
    canRun: (editor) => editor.can().undo(),
    run: (chain) => chain.undo(),
  },
  {
    key: 'redo',
    icon: Redo2,
    shortcut: 'Ctrl+Shift+Z',
    canRun: (editor) => editor.can().redo(),
    run: (chain) => chain.redo(),
  },
];

interface MoreToolsProps {
  editor: Editor;
  hasOutline: boolean;
  /** Shows or hides the outline beside the text. */
  onOutline: () => void;
}

/** A menu of rarely used tools, and of those that have a key. */
export function MoreTools({ editor, hasOutline, onOutline }: MoreToolsProps) {
  const { t } = useContentText();
  const anchor = useRef<HTMLSpanElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      active: tools.filter(({ active }) => now.isActive(active)).map(({ key }) => key),
      can: history.filter(({ canRun }) => canRun(now)).map(({ key }) => key),
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
        {history.map(({ key, icon: Icon, shortcut, run }) => (
          <MenuItem key={key} disabled={!state.can.includes(key)} onClick={() => take(run)}>
            <ListItemIcon>
              <Icon />
            </ListItemIcon>
            <ListItemText>{t(`editor.${key}`)}</ListItemText>
            <Shortcut>{shortcut}</Shortcut>
          </MenuItem>
        ))}
        <MenuItem
          selected={hasOutline}
          onClick={() => {
            setIsOpen(false);
            onOutline();
          }}
        >
          <ListItemIcon>
            <ListTree />
          </ListItemIcon>
          <ListItemText>{t('outline.title')}</ListItemText>
        </MenuItem>
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
