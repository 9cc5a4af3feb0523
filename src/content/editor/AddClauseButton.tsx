import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { Editor } from '@tiptap/core';
import { Plus } from 'lucide-react';
import type { MouseEvent, Ref } from 'react';
import { useContentText } from '../words';

interface AddClauseButtonProps {
  editor: Editor;
  /** The clause behind which the new one comes. */
  index: number;
  /** What it does, in words. */
  label: string;
  /** Between two clauses: a sign alone, for a pointer or a finger; keys have the button of the toolbar. */
  isBetween?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** Adds an empty clause and puts the cursor into it. */
export function AddClauseButton({ editor, index, label, isBetween = false, ref }: AddClauseButtonProps) {
  const { t } = useContentText();
  // The cursor stays in the text: a touch keyboard does not go away and come back.
  const onMouseDown = (event: MouseEvent) => event.preventDefault();
  const onClick = () => editor.chain().addClause(index).focus().run();
  if (isBetween)
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
