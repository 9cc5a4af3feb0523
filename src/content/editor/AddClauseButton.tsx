import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { Editor } from '@tiptap/core';
import { Plus } from 'lucide-react';
import type { MouseEvent, Ref } from 'react';
import { useContentText } from '../words';

interface AddClauseButtonProps {
  editor: Editor;
  /** The clause after which the new one is added. */
  index: number;
  /** The text of the button. */
  label: string;
  /**
   * `tool`: an icon in a toolbar; `between` two clauses: an icon for pointer and touch, because keyboard users have the toolbar's.
   */
  look?: 'named' | 'tool' | 'between';
  ref?: Ref<HTMLButtonElement>;
}

/** Adds an empty clause and puts the cursor into it. */
export function AddClauseButton({ editor, index, label, look = 'named', ref }: AddClauseButtonProps) {
  const { t } = useContentText();
  // Keeps the cursor in the text, so that a touch keyboard does not close and reopen.
  const onMouseDown = (event: MouseEvent) => event.preventDefault();
  const onClick = () => editor.chain().addClause(index).focus().run();
  if (look === 'tool')
    return (
      <Tooltip title={label}>
        <IconButton ref={ref} size="small" aria-label={label} onMouseDown={onMouseDown} onClick={onClick}>
          <Plus />
        </IconButton>
      </Tooltip>
    );
  if (look === 'between')
    return (
      <IconButton
        aria-hidden
        tabIndex={-1}
        title={label}
        onMouseDown={onMouseDown}
        onClick={onClick}
        sx={({ tokens }) => ({
          p: 0,
          width: 24,
          height: 24,
          color: tokens.primary,
          bgcolor: tokens.surface,
          border: `1px solid ${tokens.border}`,
          '&:hover': { bgcolor: tokens.primarySoft, borderColor: tokens.primary },
          '& svg': { width: 14, height: 14 },
        })}
      >
        <Plus />
      </IconButton>
    );
  return (
    <Button
      ref={ref}
      size="small"
      startIcon={<Plus />}
      aria-label={label}
      onMouseDown={onMouseDown}
      onClick={onClick}
    >
      {t('editor.addClause')}
    </Button>
  );
}
