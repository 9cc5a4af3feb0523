import Box from '@mui/material/Box';
import { VisuallyHidden } from '@src/components/text/VisuallyHidden';
import { ClauseHtml } from '../text/ClauseHtml';
import type { ClauseChangeRow } from '../lib/clause-changes';
import { picturesIn } from '../lib/template-html';
import { useContentText } from '../words';

type PictureKind = 'same' | 'added' | 'removed';

function changesOf({ from, to }: ClauseChangeRow): { key: string; html: string; kind: PictureKind }[] {
  const before = picturesIn(from?.html ?? '');
  const after = picturesIn(to?.html ?? '');
  const isIn = (list: typeof before, key: string) => list.some((picture) => picture.key === key);
  return [
    ...before
      .filter(({ key }) => !isIn(after, key))
      .map((picture) => ({ ...picture, kind: 'removed' as const })),
    ...after.map((picture) => ({
      ...picture,
      kind: isIn(before, picture.key) ? ('same' as const) : ('added' as const),
    })),
  ];
}

/** Whether the pictures of a clause have changed. */
export function hasOtherPictures(row: ClauseChangeRow): boolean {
  return changesOf(row).some(({ kind }) => kind !== 'same');
}

interface PictureChangesProps {
  row: ClauseChangeRow;
  /** Which side to show. */
  side?: 'both' | 'from' | 'to';
}

/** The pictures of a clause that were added or removed, marked by color and by sign. */
export function PictureChanges({ row, side = 'both' }: PictureChangesProps) {
  const { t } = useContentText();
  const hidden = { both: null, from: 'added', to: 'removed' }[side];
  return changesOf(row).map(({ key, html, kind }) =>
    kind === hidden ? null : (
      <Box
        key={`${kind}${key}`}
        component={kind === 'added' ? 'ins' : kind === 'removed' ? 'del' : 'div'}
        sx={({ tokens }) => ({
          display: 'block',
          width: 'fit-content',
          maxWidth: '100%',
          my: 1,
          textDecoration: 'none',
          ...(kind === 'same'
            ? {}
            : {
                p: 0.75,
                borderRadius: 1,
                border: `2px ${kind === 'added' ? 'solid' : 'dashed'} ${tokens.status[kind === 'added' ? 'green' : 'red'].text}`,
                '&::before': { content: kind === 'added' ? '"+"' : '"−"', fontWeight: 700 },
                ...(kind === 'removed' ? { '& img': { opacity: 0.55 } } : {}),
              }),
        })}
      >
        {kind === 'same' ? null : (
          <VisuallyHidden>{t(kind === 'added' ? 'diff.pictureAdded' : 'diff.pictureRemoved')}</VisuallyHidden>
        )}
        <ClauseHtml html={html} />
      </Box>
    ),
  );
}
