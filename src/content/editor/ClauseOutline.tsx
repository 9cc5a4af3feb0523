import { numberBeside } from '@domain/clause-levels';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { edges } from '@src/theme/tokens';
import { clauseTitle } from '../lib/clause-title';
import { moveTarget } from '../lib/clause-moves';
import { numberedClauses } from './clause-commands';
import { clauseText } from './clause-text';
import { useContentText } from '../words';

interface OutlineItem {
  pos: number;
  level: number;
  number: string;
  title: string;
}

function outlineOf(editor: Editor, nameOf: (variable: string) => string): OutlineItem[] {
  return numberedClauses(editor.state.doc).map(({ pos, node, level, number }) => ({
    pos,
    level,
    number,
    title: clauseTitle(
      clauseText(node, (leaf) =>
        leaf.type.name === 'variable' ? nameOf(String(leaf.attrs['variable'])) : '',
      ),
      60,
    ),
  }));
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** An outline of the clauses: jump to one, move it with its descendants. */
export function ClauseOutline({ editor, isReadOnly }: { editor: Editor; isReadOnly: boolean }) {
  const { t } = useContentText();
  const items = useEditorState({
    editor,
    selector: ({ editor: now }) => outlineOf(now, (variable) => t(`variable.${variable}`)),
    equalityFn: same,
  });
  const active = useEditorState({
    editor,
    selector: ({ editor: now }) => now.state.selection.$from.index(0),
  });
  const levels = items.map(({ level }) => level);
  const go = (item: OutlineItem) => {
    editor
      .chain()
      .focus(item.pos + 2)
      .scrollIntoView()
      .run();
  };
  return (
    <Box
      component="aside"
      aria-label={t('outline.title')}
      sx={{
        position: { lg: 'sticky' },
        top: edges.below(72),
        maxHeight: { lg: 'calc(100vh - 96px)' },
        overflowY: 'auto',
        p: 2,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1.5,
        bgcolor: 'background.paper',
      }}
    >
      <Typography component="h2" variant="h3" sx={{ mb: 1 }}>
        {t('outline.title')}
      </Typography>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {items.map((item, index) => (
          <OutlineLine
            key={item.pos}
            item={item}
            isActive={active === index}
            onGo={() => go(item)}
            moves={isReadOnly ? null : <MoveButtons {...{ editor, levels, index, number: item.number }} />}
          />
        ))}
      </Box>
    </Box>
  );
}

interface OutlineLineProps {
  item: OutlineItem;
  isActive: boolean;
  onGo: () => void;
  moves: ReactNode;
}

/** A clause of the outline, with the buttons that move it. */
function OutlineLine({ item, isActive, onGo, moves }: OutlineLineProps) {
  const { t } = useContentText();
  return (
    <Box
      component="li"
      sx={({ tokens }) => ({
        display: 'flex',
        alignItems: 'flex-start',
        gap: 0.25,
        pl: (item.level - 1) * 1.5,
        borderRadius: 0.75,
        bgcolor: isActive ? tokens.primarySoft : 'transparent',
        '& .outline-move': { opacity: 0 },
        '&:hover .outline-move, &:focus-within .outline-move': { opacity: 1 },
        '@media (hover: none)': { '& .outline-move': { opacity: 1 } },
      })}
    >
      <Link
        component="button"
        type="button"
        underline="none"
        color="textPrimary"
        onClick={onGo}
        sx={{
          flex: 1,
          minWidth: 0,
          textAlign: 'left',
          py: 0.5,
          px: 0.75,
          fontSize: 13,
          lineHeight: '18px',
          fontWeight: item.level === 1 ? 560 : 440,
        }}
      >
        <Box component="span" sx={{ color: 'text.secondary', mr: 0.75 }}>
          {numberBeside(item.number)}
        </Box>
        {item.title || t('outline.empty')}
      </Link>
      {moves}
    </Box>
  );
}

interface MoveButtonsProps {
  editor: Editor;
  levels: readonly number[];
  index: number;
  number: string;
}

function MoveButtons({ editor, levels, index, number }: MoveButtonsProps) {
  const { t } = useContentText();
  return (
    <Box className="outline-move" sx={{ display: 'flex' }}>
      <IconButton
        size="small"
        aria-label={t('outline.up', { number })}
        disabled={moveTarget(levels, index, -1) === null}
        onClick={() => editor.commands.moveClause(index, -1)}
        sx={{ p: 0.625, '& svg': { width: 15, height: 15 } }}
      >
        <ArrowUp />
      </IconButton>
      <IconButton
        size="small"
        aria-label={t('outline.down', { number })}
        disabled={moveTarget(levels, index, 1) === null}
        onClick={() => editor.commands.moveClause(index, 1)}
        sx={{ p: 0.625, '& svg': { width: 15, height: 15 } }}
      >
        <ArrowDown />
      </IconButton>
    </Box>
  );
}
