import { numberBeside } from '@domain/clause-levels';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import { CircleHelp, Link2, NotebookPen } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Clause } from '../types';
import { ClauseHtml } from '../text/ClauseHtml';
import { useContentText } from '../words';

interface ClauseViewProps {
  clause: Clause;
  /** Replaces the clause's own text: the difference. */
  children?: ReactNode;
  /** Beside the number: «изменён». */
  badge?: ReactNode;
  /** The clause has descendants. */
  isHeading?: boolean;
  isTarget?: boolean;
  /** Below the clause: the marks «Непонятно». */
  below?: ReactNode;
  onLink?: (clause: Clause) => void;
  onUnclear?: (clause: Clause) => void;
  /** Absent when notes are unavailable. */
  onNote?: (clause: Clause) => void;
}

/** One numbered clause: the number is to the left of the text, the actions appear on hover and focus. */
export function ClauseView({
  clause,
  children,
  badge,
  isHeading = false,
  isTarget = false,
  below,
  onLink,
  onUnclear,
  onNote,
}: ClauseViewProps) {
  const { t } = useContentText();
  return (
    <Box
      component="section"
      id={clauseAnchor(clause.id)}
      aria-label={t('clause.label', { number: clause.number })}
      tabIndex={-1}
      sx={({ tokens }) => ({
        position: 'relative',
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(34px, max-content) 1fr', sm: `56px 1fr ${onNote ? 108 : 72}px` },
        columnGap: { xs: 1, sm: 1.5 },
        mt: isHeading ? 3 : 1.25,
        ml: { xs: 0, sm: (clause.level - 1) * 2 },
        px: { xs: 0.5, sm: 1 },
        py: 0.5,
        borderRadius: 1,
        scrollMarginTop: 8,
        outline: 'none',
        bgcolor: isTarget ? tokens.primarySoft : 'transparent',
        transition: 'background-color 160ms',
        '& .clause-tools': { opacity: 0 },
        '&:focus-within .clause-tools': { opacity: 1 },
        '@media (hover: hover)': { '&:hover .clause-tools': { opacity: 1 } },
        // Without a mouse they appear on a tap on the clause; screen readers always find them.
        '@media (hover: none)': {
          '&:not(:focus-within) .clause-tools': { position: 'absolute', pointerEvents: 'none' },
        },
      })}
      onClick={({ currentTarget }) => {
        if (!currentTarget.contains(document.activeElement)) currentTarget.focus({ preventScroll: true });
      }}
    >
      <Box
        sx={{
          pt: '1px',
          fontWeight: isHeading ? 650 : 540,
          fontSize: isHeading ? 18 : 15,
          lineHeight: 1.65,
          color: isHeading ? 'text.primary' : 'text.secondary',
        }}
      >
        {numberBeside(clause.number)}
      </Box>
      <Box sx={{ minWidth: 0 }}>
        {badge}
        {children ?? (
          <ClauseHtml
            html={clause.html}
            sx={
              isHeading
                ? {
                    fontSize: 18,
                    fontWeight: 620,
                    '& p + p, & ul, & ol, & table': { fontSize: 16, fontWeight: 400 },
                  }
                : []
            }
          />
        )}
        {below}
      </Box>
      <ClauseTools {...{ clause, onLink, onNote, onUnclear }} />
    </Box>
  );
}

/** Returns the element id of a clause. */
export function clauseAnchor(id: string): string {
  return `clause-${id}`;
}

/** The actions of a clause. */
function ClauseTools({
  clause,
  onLink,
  onNote,
  onUnclear,
}: Pick<ClauseViewProps, 'clause' | 'onLink' | 'onNote' | 'onUnclear'>) {
  const { t } = useContentText();
  return (
    <Stack
      direction="row"
      className="clause-tools"
      sx={{
        gridColumn: { xs: '2', sm: '3' },
        justifyContent: { xs: 'flex-start', sm: 'flex-end' },
        alignItems: 'flex-start',
        transition: 'opacity 120ms',
        '@media print': { display: 'none' },
      }}
    >
      {onLink ? (
        <Tooltip title={t('clause.link')}>
          <IconButton
            size="small"
            aria-label={t('clause.linkOf', { number: clause.number })}
            onClick={() => onLink(clause)}
          >
            <Link2 />
          </IconButton>
        </Tooltip>
      ) : null}
      {onNote ? (
        <Tooltip title={t('notes.button')}>
          <IconButton
            size="small"
            aria-label={t('notes.buttonOf', { number: clause.number })}
            onClick={() => onNote(clause)}
          >
            <NotebookPen />
          </IconButton>
        </Tooltip>
      ) : null}
      {onUnclear ? (
        <Tooltip title={t('unclear.button')}>
          <IconButton
            size="small"
            aria-label={t('unclear.buttonOf', { number: clause.number })}
            onClick={() => onUnclear(clause)}
          >
            <CircleHelp />
          </IconButton>
        </Tooltip>
      ) : null}
    </Stack>
  );
}
