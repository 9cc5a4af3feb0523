import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { ArrowDown, ArrowUp, IndentDecrease, IndentIncrease, Trash2 } from 'lucide-react';
import type { Ref } from 'react';
import { moveTarget } from '../lib/clause-moves';
import { AddClauseButton } from './AddClauseButton';
import { numberedClauses } from './clause-commands';
import { type ClauseAction, ClauseMenu } from './ClauseMenu';
import { ToolButton } from './ToolButton';
import { useContentText } from '../words';

interface ClauseBarProps {
  editor: Editor;
  /** The element that Escape moves the focus to. */
  addRef: Ref<HTMLButtonElement>;
}

function clauseState(editor: Editor) {
  const index = editor.state.selection.$from.index(0);
  const clauses = numberedClauses(editor.state.doc);
  const levels = clauses.map(({ level }) => level);
  return {
    index,
    number: clauses[index]?.number ?? '',
    isUp: moveTarget(levels, index, -1) !== null,
    isDown: moveTarget(levels, index, 1) !== null,
    isIn: editor.can().shiftClauses(1),
    isOut: editor.can().shiftClauses(-1),
    isRemovable: editor.can().removeClause(),
  };
}

/** The actions on the clause at the cursor: visible below the text, and the exit from the text by keyboard. */
export function ClauseBar({ editor, addRef }: ClauseBarProps) {
  const { t } = useContentText();
  const { index, number, ...can } = useEditorState({
    editor,
    selector: ({ editor: now }) => clauseState(now),
  });
  const levels: ClauseAction[] = [
    {
      key: 'outdent',
      icon: IndentDecrease,
      shortcut: 'Shift+Tab',
      isOn: can.isOut,
      run: () => editor.commands.shiftClauses(-1),
    },
    {
      key: 'indent',
      icon: IndentIncrease,
      shortcut: 'Tab',
      isOn: can.isIn,
      run: () => editor.commands.shiftClauses(1),
    },
  ];
  const others: ClauseAction[] = [
    { key: 'up', icon: ArrowUp, isOn: can.isUp, run: () => editor.commands.moveClause(index, -1) },
    { key: 'down', icon: ArrowDown, isOn: can.isDown, run: () => editor.commands.moveClause(index, 1) },
    {
      key: 'remove',
      icon: Trash2,
      isOn: can.isRemovable,
      run: () => editor.chain().focus().removeClause().run(),
    },
  ];
  return (
    <Box
      role="toolbar"
      aria-label={t('clause.label', { number })}
      sx={({ tokens }) => ({
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 0.25,
        px: 1,
        py: 0.5,
        borderTop: `1px solid ${tokens.border}`,
        borderRadius: '0 0 11px 11px',
        bgcolor: tokens.surface,
        order: 2,
        mt: 'auto',
        position: 'sticky',
        bottom: 0,
        zIndex: 2,
      })}
    >
      <AddClauseButton
        ref={addRef}
        editor={editor}
        index={index}
        label={t('editor.addClauseAfter', { number })}
        look="tool"
      />
      {/* A keyboard has Tab for these. */}
      <Box sx={{ display: 'flex', '@media (hover: hover)': { display: 'none' } }}>
        {levels.map(({ key, icon, isOn, run }) => (
          <ToolButton
            key={key}
            label={t(`editor.clause.${key}`, { number })}
            icon={icon}
            isDisabled={!isOn}
            onPress={run}
          />
        ))}
      </Box>
      <ClauseMenu number={number} items={[...levels, ...others]} />
      <Typography
        variant="caption"
        color="textSecondary"
        aria-hidden
        sx={{ ml: 'auto', px: 0.5, display: { xs: 'none', md: 'block' } }}
      >
        {t('editor.keysShort')}
      </Typography>
    </Box>
  );
}
