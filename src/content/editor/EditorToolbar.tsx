import Box from '@mui/material/Box';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { Bold, List, type LucideIcon } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { edges, sizes } from '@src/theme/tokens';
import { InsertMenu } from './InsertMenu';
import { LinkButton } from './LinkButton';
import { MoreTools } from './MoreTools';
import { PictureButton } from './PictureButton';
import { TableButtons } from './TableButtons';
import { ToolButton } from './ToolButton';
import { useContentText } from '../words';

type Chain = ReturnType<Editor['chain']>;

interface Tool {
  key: string;
  icon: LucideIcon;
  /** The name of the mark or node that makes the tool look pressed. */
  active: string;
  shortcut?: string;
  run: (chain: Chain) => Chain;
}

/** The tools that are used all the time; the others are in two menus. */
const tools: Tool[] = [
  { key: 'bold', icon: Bold, active: 'bold', shortcut: 'Ctrl+B', run: (chain) => chain.toggleBold() },
  { key: 'bulletList', icon: List, active: 'bulletList', run: (chain) => chain.toggleBulletList() },
];

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
  hasOutline: boolean;
  onOutline: () => void;
}

/** The toolbar of the text: what is used all the time, two menus, and the tools of what is selected. */
export function EditorToolbar(props: EditorToolbarProps) {
  const { editor, label, onPictures, onDescribe, hasOutline, onOutline } = props;
  const { t } = useContentText();
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      active: tools.filter(({ active }) => now.isActive(active)).map(({ key }) => key),
      isTable: now.isActive('table'),
      isLinkable: !now.state.selection.empty || now.isActive('link'),
    }),
  });
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
        top: { xs: edges.top, sm: edges.below(sizes.topBar) },
        zIndex: 2,
      })}
    >
      {tools.map((tool) => (
        <ToolButton
          key={tool.key}
          label={t(`editor.${tool.key}`)}
          shortcut={tool.shortcut}
          icon={tool.icon}
          isActive={state.active.includes(tool.key)}
          onPress={() => tool.run(editor.chain().focus()).run()}
        />
      ))}
      <InsertMenu editor={editor} onPictures={onPictures} />
      <MoreTools editor={editor} hasOutline={hasOutline} onOutline={onOutline} />
      {state.isLinkable ? <LinkButton editor={editor} /> : null}
      <PictureButton editor={editor} onDescribe={onDescribe} />
      {state.isTable ? <TableButtons editor={editor} /> : null}
    </Box>
  );
}
