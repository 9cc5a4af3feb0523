import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import {
  Bold,
  IndentDecrease,
  IndentIncrease,
  Italic,
  List,
  ListOrdered,
  Quote,
  Redo2,
  Strikethrough,
  Table2,
  Underline,
  Undo2,
  type LucideIcon,
} from 'lucide-react';
import { useRef, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { FONT_SIZE_DEFAULT, FONT_SIZES } from './font-size';
import { LinkButton } from './LinkButton';
import { PictureButton } from './PictureButton';
import { TableButtons } from './TableButtons';
import { ToolButton } from './ToolButton';
import { VariableMenu } from './VariableMenu';

type Chain = ReturnType<Editor['chain']>;

interface Tool {
  key: string;
  icon: LucideIcon;
  /** Name of the mark or node that makes it pressed. */
  active?: string;
  shortcut?: string;
  run: (chain: Chain) => Chain;
}

const history: Tool[] = [
  { key: 'undo', icon: Undo2, shortcut: 'Ctrl+Z', run: (chain) => chain.undo() },
  { key: 'redo', icon: Redo2, shortcut: 'Ctrl+Shift+Z', run: (chain) => chain.redo() },
];
const marks: Tool[] = [
  { key: 'bold', icon: Bold, active: 'bold', shortcut: 'Ctrl+B', run: (chain) => chain.toggleBold() },
  { key: 'italic', icon: Italic, active: 'italic', shortcut: 'Ctrl+I', run: (chain) => chain.toggleItalic() },
  {
    key: 'underline',
    icon: Underline,
    active: 'underline',
    shortcut: 'Ctrl+U',
    run: (chain) => chain.toggleUnderline(),
  },
  { key: 'strike', icon: Strikethrough, active: 'strike', run: (chain) => chain.toggleStrike() },
];
const blocks: Tool[] = [
  { key: 'bulletList', icon: List, active: 'bulletList', run: (chain) => chain.toggleBulletList() },
  { key: 'orderedList', icon: ListOrdered, active: 'orderedList', run: (chain) => chain.toggleOrderedList() },
  { key: 'quote', icon: Quote, active: 'blockquote', run: (chain) => chain.toggleBlockquote() },
  {
    key: 'table',
    icon: Table2,
    run: (chain) => chain.insertTable({ rows: 3, cols: 3, withHeaderRow: true }),
  },
];
const levels: Tool[] = [
  { key: 'outdent', icon: IndentDecrease, shortcut: 'Shift+Tab', run: (chain) => chain.shiftClauses(-1) },
  { key: 'indent', icon: IndentIncrease, shortcut: 'Tab', run: (chain) => chain.shiftClauses(1) },
];
const groups = [history, levels, marks, blocks];

/** Moves the focus among the tools by arrows: the toolbar is one stop of the Tab key. */
function roam(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
  const tools = [
    ...event.currentTarget.querySelectorAll<HTMLElement>('button:not(:disabled), [role="combobox"]'),
  ];
  const at = tools.findIndex((tool) => tool === document.activeElement);
  if (at < 0) return;
  event.preventDefault();
  tools[(at + (event.key === 'ArrowRight' ? 1 : -1) + tools.length) % tools.length]?.focus();
}

interface EditorToolbarProps {
  editor: Editor;
  label: string;
  onPictures: (files: File[]) => void;
  onDescribe: (alt: string) => void;
}

/** What can be done with the text. */
export function EditorToolbar({ editor, label, onPictures, onDescribe }: EditorToolbarProps) {
  const { t } = useTranslation('regulations');
  const ref = useRef<HTMLDivElement>(null);
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      active: groups
        .flat()
        .filter(({ active }) => active !== undefined && now.isActive(active))
        .map(({ key }) => key),
      isUndo: now.can().undo(),
      isRedo: now.can().redo(),
      isTable: now.isActive('table'),
      size: Number(now.getAttributes('fontSize')['size'] ?? FONT_SIZE_DEFAULT),
    }),
  });
  const isOff = (key: string): boolean =>
    (key === 'undo' && !state.isUndo) || (key === 'redo' && !state.isRedo);
  return (
    <Box
      ref={ref}
      role="toolbar"
      aria-label={label}
      onKeyDown={roam}
      sx={({ tokens }) => ({
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 0.25,
        p: 0.75,
        borderBottom: `1px solid ${tokens.border}`,
        bgcolor: tokens.surface,
        borderRadius: '11px 11px 0 0',
        position: 'sticky',
        top: { xs: 0, sm: 56 },
        zIndex: 2,
      })}
    >
      {groups.map((tools, index) => (
        <Box key={tools[0]?.key} sx={{ display: 'flex', alignItems: 'center', gap: 0.25 }}>
          {index > 0 ? <Divider orientation="vertical" flexItem sx={{ mx: 0.5, my: 0.5 }} /> : null}
          {tools.map((tool) => (
            <ToolButton
              key={tool.key}
              label={t(`editor.${tool.key}`)}
              shortcut={tool.shortcut}
              icon={tool.icon}
              isActive={tool.active === undefined ? undefined : state.active.includes(tool.key)}
              isDisabled={isOff(tool.key)}
              onPress={() => tool.run(editor.chain().focus()).run()}
            />
          ))}
          {tools === marks ? <LinkButton editor={editor} /> : null}
          {tools === blocks ? (
            <>
              <PictureButton editor={editor} onFiles={onPictures} onDescribe={onDescribe} />
              <VariableMenu editor={editor} />
            </>
          ) : null}
        </Box>
      ))}
      <Select
        value={state.size}
        onChange={({ target }) => {
          const size = FONT_SIZES.find((one) => one === Number(target.value));
          if (size) editor.chain().focus().setFontSize(size).run();
        }}
        inputProps={{ 'aria-label': t('editor.size') }}
        sx={{ ml: 0.5, minWidth: 84, '& .MuiSelect-select': { py: 0.5, fontSize: 13 } }}
      >
        {FONT_SIZES.map((size) => (
          <MenuItem key={size} value={size}>
            {t('editor.sizePx', { size })}
          </MenuItem>
        ))}
      </Select>
      {state.isTable ? <TableButtons editor={editor} /> : null}
    </Box>
  );
}
