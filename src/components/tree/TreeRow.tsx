import { useDraggable, useDroppable } from '@dnd-kit/core';
import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { ChevronRight } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import type { DropHint } from './useTreeDrag';

const indent = 22;
/** A phone has little room beside the names. */
const phoneIndent = 12;
const firstIndent = 6;

interface TreeRowProps {
  id: number;
  depth: number;
  setSize: number;
  position: number;
  /** Undefined when the row has no children. */
  isOpen: boolean | undefined;
  isSelected: boolean;
  isFocusable: boolean;
  isMovable: boolean;
  hint: DropHint | null;
  describedBy: string | undefined;
  onToggle: (id: number) => void;
  onSelect: (id: number) => void;
  onFocus: (id: number) => void;
  /** Buttons at the end of the row, which are not part of its accessible name. */
  actions: ReactNode;
  children: ReactNode;
}

function hintStyle(theme: Theme, hint: DropHint | null, depth: number) {
  if (!hint) return {};
  const colour = hint.isAllowed ? theme.tokens.primary : theme.palette.error.main;
  if (hint.place === 'inside') return { boxShadow: `inset 0 0 0 2px ${colour}` };
  return {
    '&::after': {
      content: '""',
      position: 'absolute',
      left: firstIndent + depth * indent + 20,
      right: 0,
      height: 2,
      borderRadius: 1,
      backgroundColor: colour,
      ...(hint.place === 'before' ? { top: -1 } : { bottom: -1 }),
    },
  };
}

/** One row of a tree, which can be opened, chosen, dragged and dropped on. */
export function TreeRow(props: TreeRowProps) {
  const { id, depth, isOpen, isSelected, isMovable, hint, onToggle, onSelect, onFocus, children } = props;
  const textId = useId();
  const drag = useDraggable({ id, disabled: !isMovable });
  // Items from beside the tree can be dropped even when the rows themselves cannot be moved.
  const drop = useDroppable({ id });
  return (
    <Box
      ref={(element: HTMLElement | null) => {
        drag.setNodeRef(element);
        drop.setNodeRef(element);
      }}
      {...(isMovable ? drag.listeners : {})}
      role="treeitem"
      data-tree-id={id}
      data-drop={hint?.place}
      aria-labelledby={textId}
      aria-level={depth + 1}
      aria-setsize={props.setSize}
      aria-posinset={props.position}
      aria-expanded={isOpen}
      aria-selected={isSelected}
      aria-describedby={props.describedBy}
      tabIndex={props.isFocusable ? 0 : -1}
      onFocus={() => onFocus(id)}
      onClick={() => onSelect(id)}
      sx={(theme) => ({
        position: 'relative',
        display: 'flex',
        alignItems: 'center',
        minHeight: 40,
        pl: { xs: `${firstIndent + depth * phoneIndent}px`, sm: `${firstIndent + depth * indent}px` },
        pr: 0.75,
        borderRadius: 1,
        cursor: 'pointer',
        userSelect: 'none',
        opacity: drag.isDragging ? 0.45 : 1,
        bgcolor: isSelected ? theme.tokens.primarySoft : 'transparent',
        '&:hover': { bgcolor: isSelected ? theme.tokens.primarySoft : theme.tokens.hover },
        '&:focus-visible': { outline: `2px solid ${theme.tokens.primary}`, outlineOffset: -2 },
        '& .tree-actions': { opacity: 0 },
        '&:hover .tree-actions, &:focus-within .tree-actions': { opacity: 1 },
        '@media (hover: none)': { '& .tree-actions': { opacity: 1 } },
        ...hintStyle(theme, hint, depth),
      })}
    >
      <Box
        component="span"
        aria-hidden
        data-tree-toggle
        onPointerDown={(event) => event.stopPropagation()}
        onClick={(event) => {
          if (isOpen === undefined) return;
          event.stopPropagation();
          onToggle(id);
        }}
        sx={{
          display: 'grid',
          placeItems: 'center',
          width: 24,
          height: 32,
          flexShrink: 0,
          color: 'text.secondary',
          visibility: isOpen === undefined ? 'hidden' : 'visible',
          '& svg': { transition: 'transform 120ms', transform: isOpen ? 'rotate(90deg)' : 'none' },
        }}
      >
        <ChevronRight size={16} />
      </Box>
      <Box
        id={textId}
        sx={{
          display: 'flex',
          flex: 1,
          alignItems: 'center',
          minWidth: 0,
          flexWrap: { xs: 'wrap', sm: 'nowrap' },
        }}
      >
        {children}
      </Box>
      {props.actions}
    </Box>
  );
}
