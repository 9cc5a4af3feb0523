import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { Bold, Italic, List, Redo2, Table2, Undo2, type LucideIcon } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { LinkButton } from './LinkButton';
import { MoreTools } from './MoreTools';
import { PictureButton } from './PictureButton';
import { TableButtons } from './TableButtons';
import { ToolButton } from './ToolButton';
import { VariableMenu } from './VariableMenu';
import { useContentText } from '../words';

type Chain = ReturnType<Editor['chain']>;

interface Tool {
  key: string;
  icon: LucideIcon;
  /** The name of the mark or node that makes the tool look pressed. */
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
];
const blocks: Tool[] = [
  { key: 'bulletList', icon: List, active: 'bulletList', run: (chain) => chain.toggleBulletList() },
  {
    key: 'table',
    icon: Table2,
    run: (chain) => chain.insertTable({ rows: 3, cols: 3, withHeaderRow: true }),
  },
];
const groups = [history, marks, blocks];

/** Moves the focus between the tools with arrow keys. */
function roam(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
  const tools = [...event.currentTarget.querySelectorAll<HTMLElement>('button:not(:disabled)')];
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
  /** Rendered after the tools. */
  end?: ReactNode;
}

/** The toolbar of the text. */
export function EditorToolbar({ editor, label, onPictures, onDescribe, end }: EditorToolbarProps) {
  const { t } = useContentText();
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
    }),
  });
  const isOff = (key: string): boolean =>
    (key === 'undo' && !state.isUndo) || (key === 'redo' && !state.isRedo);
  return (
    <Box
      role="toolbar"
      aria-label={label}
      onKeyDown={roam}
      sx={({ tokens }) => ({
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 0.25,
        px: 0.75,
        py: 0.25,
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
              <MoreTools editor={editor} />
            </>
          ) : null}
        </Box>
      ))}
      {state.isTable ? <TableButtons editor={editor} /> : null}
      {end ? <Box sx={{ ml: 'auto', display: { xs: 'none', sm: 'block' } }}>{end}</Box> : null}
    </Box>
  );
}
