import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Equal, Minus, PenLine, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { StatusChip } from '@src/components/data/StatusChip';
import { ClauseHtml } from '../text/ClauseHtml';
import { isOnlyFormat, withContext, type ClauseChangeRow } from '../lib/clause-changes';
import { DiffText } from './DiffText';
import { hasOtherPictures, PictureChanges } from './PictureChanges';
import { useContentText } from '../words';

export type ComparisonMode = 'inline' | 'side';

interface ComparisonViewProps {
  rows: readonly ClauseChangeRow[];
  mode: ComparisonMode;
  isOnlyChanged: boolean;
}

/** Compares two versions clause by clause. */
export function ComparisonView({ rows, mode, isOnlyChanged }: ComparisonViewProps) {
  const shown = isOnlyChanged ? withContext(rows) : rows;
  return (
    <Stack component="ol" spacing={1} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {shown.map((row, index) => (
        <Box
          component="li"
          key={row.to?.id ?? row.from?.id ?? index}
          sx={({ tokens }) => ({
            borderRadius: 1,
            border: `1px solid ${row.kind === 'same' ? 'transparent' : tokens.border}`,
            borderLeft: `3px solid ${row.kind === 'same' ? 'transparent' : tokens.status[changeColours[row.kind]].text}`,
            px: { xs: 1, sm: 2 },
            py: row.kind === 'same' ? 0.5 : 1.25,
            opacity: row.kind === 'same' ? 0.78 : 1,
          })}
        >
          {mode === 'side' ? <SideBySide row={row} /> : <Inline row={row} />}
        </Box>
      ))}
    </Stack>
  );
}

const changeColours = { same: 'grey', added: 'green', removed: 'red', changed: 'orange' } as const;
const changeIcons = { same: Equal, added: Plus, removed: Minus, changed: PenLine } as const;

/** A chip for the change of a clause: a word and a sign in addition to the color. */
export function ChangeChip({ row }: { row: ClauseChangeRow }) {
  const { t } = useContentText();
  if (row.kind === 'same') return null;
  const key = isOnlyFormat(row) ? (hasOtherPictures(row) ? 'picture' : 'format') : row.kind;
  return (
    <StatusChip label={t(`diff.${key}`)} colour={changeColours[row.kind]} icon={changeIcons[row.kind]} />
  );
}

function Inline({ row }: { row: ClauseChangeRow }) {
  const number = row.to?.number ?? row.from?.number ?? '';
  return (
    <Numbered number={number} badge={<ChangeChip row={row} />}>
      <ChangedText row={row} />
    </Numbered>
  );
}

/** The text of a clause with its changes. */
export function ChangedText({ row }: { row: ClauseChangeRow }) {
  if (row.kind === 'same' || (isOnlyFormat(row) && !hasOtherPictures(row))) {
    return <ClauseHtml html={row.to?.html ?? ''} />;
  }
  return (
    <>
      <DiffText from={row.from?.text ?? ''} to={row.to?.text ?? ''} />
      <PictureChanges row={row} />
    </>
  );
}

function SideBySide({ row }: { row: ClauseChangeRow }) {
  const isPlain = row.kind === 'same' || isOnlyFormat(row);
  const side = (which: 'from' | 'to') => {
    const clause = row[which];
    if (!clause)
      return (
        <Box
          aria-hidden
          sx={{ minHeight: 24, borderRadius: 0.75, bgcolor: (theme) => theme.tokens.sunken }}
        />
      );
    return (
      <Numbered
        number={clause.number}
        badge={which === 'to' || row.kind === 'removed' ? <ChangeChip row={row} /> : null}
      >
        {isPlain ? (
          <ClauseHtml html={clause.html} />
        ) : (
          <>
            <DiffText from={row.from?.text ?? ''} to={row.to?.text ?? ''} side={which} />
            <PictureChanges row={row} side={which} />
          </>
        )}
      </Numbered>
    );
  };
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' }, gap: { xs: 1, md: 3 } }}>
      {side('from')}
      {side('to')}
    </Box>
  );
}

function Numbered({ number, badge, children }: { number: string; badge: ReactNode; children: ReactNode }) {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '52px 1fr', gap: 1, minWidth: 0 }}>
      <Typography color="textSecondary" sx={{ fontWeight: 560, lineHeight: 1.9 }}>
        {number}
      </Typography>
      <Box sx={{ minWidth: 0 }}>
        {badge ? <Box sx={{ mb: 0.5 }}>{badge}</Box> : null}
        {children}
      </Box>
    </Box>
  );
}
