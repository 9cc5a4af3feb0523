import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { Check, CircleDot, Clock3, Minus, RotateCcw, type LucideIcon } from 'lucide-react';
import { Link as RouterLink } from 'react-router-dom';
import { UserAvatar } from '@src/components/data/UserAvatar';
import { useDistinctNames } from '@src/entities/person/useDistinctPeople';
import { VisuallyHidden } from '@src/components/text/VisuallyHidden';
import { formatDate } from '@src/lib/dates';
import { contentPath, readerPage, useContentKind } from '../content-kind';
import type { ContentTeam, TeamCell } from '../types';
import { useContentText } from '../words';

type Heat = 'signed' | 'waiting' | 'resign' | 'overdue' | 'free';

const heats: readonly Heat[] = ['signed', 'waiting', 'resign', 'overdue', 'free'];
const looks: Record<Heat, { colour: 'green' | 'blue' | 'orange' | 'red' | 'grey'; icon: LucideIcon }> = {
  signed: { colour: 'green', icon: Check },
  waiting: { colour: 'blue', icon: CircleDot },
  resign: { colour: 'orange', icon: RotateCcw },
  overdue: { colour: 'red', icon: Clock3 },
  free: { colour: 'grey', icon: Minus },
};

function heatOf(cell: TeamCell | null): Heat {
  if (!cell || cell.status === 'waived' || cell.status === 'cancelled') return 'free';
  if (cell.status === 'done') return 'signed';
  if (cell.isOverdue) return 'overdue';
  return cell.status === 'resign' ? 'resign' : 'waiting';
}

/** The meaning of colors and signs. */
export function HeatLegend() {
  const { t } = useContentText();
  return (
    <Stack
      direction="row"
      spacing={2}
      useFlexGap
      sx={{ flexWrap: 'wrap' }}
      aria-label={t('team.legend')}
      role="group"
    >
      {heats.map((heat) => (
        <Stack key={heat} direction="row" spacing={0.75} sx={{ alignItems: 'center' }}>
          <Square heat={heat} size={20} />
          <Typography variant="body2" color="textSecondary">
            {t(`team.heat.${heat}`)}
          </Typography>
        </Stack>
      ))}
    </Stack>
  );
}

function Square({ heat, size = 32 }: { heat: Heat; size?: number }) {
  const { colour, icon: Icon } = looks[heat];
  return (
    <Box
      aria-hidden
      sx={({ tokens }) => ({
        display: 'grid',
        placeItems: 'center',
        width: size,
        height: size,
        borderRadius: 0.75,
        color: tokens.status[colour].text,
        bgcolor: heat === 'free' ? 'transparent' : tokens.status[colour].soft,
        border: heat === 'free' ? `1px dashed ${tokens.border}` : 'none',
      })}
    >
      <Icon size={Math.round(size / 2)} />
    </Box>
  );
}

/**
 * A heat map of people (rows) and objects (columns); a cell shows the person's progress by color and sign, and on demand in
 * words.
 */
export function TeamHeatMap({ team }: { team: ContentTeam }) {
  const { t } = useContentText();
  const kind = useContentKind();
  const names = useDistinctNames(
    team.rows.map(({ user }) => user),
    ({ nameShort }) => nameShort,
  );
  return (
    // Positioned, so that text for screen readers scrolls with it instead of widening the page.
    <Box
      sx={{ position: 'relative', overflowX: 'auto' }}
      role="region"
      aria-label={t('team.table')}
      tabIndex={0}
    >
      <Box component="table" sx={table}>
        <caption>
          <VisuallyHidden>{t('team.table')}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <Box component="th" scope="col" className="person">
              {t('team.person')}
            </Box>
            {team.objects.map((object) => (
              <th key={object.id} scope="col">
                <Tooltip describeChild title={object.name}>
                  <Link
                    component={RouterLink}
                    to={contentPath(kind, 'subdivision', object.id, readerPage(kind))}
                    color="textSecondary"
                    sx={{ fontSize: 12.5 }}
                  >
                    {object.code}
                    <VisuallyHidden>{object.name}</VisuallyHidden>
                  </Link>
                </Tooltip>
              </th>
            ))}
            <th scope="col">{t('team.signed')}</th>
          </tr>
        </thead>
        <tbody>
          {team.rows.map(({ user, cells }) => {
            const given = cells.filter((cell) => heatOf(cell) !== 'free');
            const signed = given.filter((cell) => heatOf(cell) === 'signed').length;
            return (
              <tr key={user.id}>
                <Box component="th" scope="row" className="person">
                  <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
                    <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
                      <UserAvatar name={user.nameFull} avatar={user.avatar} size={28} />
                    </Box>
                    <Box sx={{ minWidth: 0 }}>
                      <Typography sx={{ fontSize: 13.5, fontWeight: 540, overflowWrap: 'anywhere' }}>
                        {names.get(user.id)}
                      </Typography>
                      <Typography variant="caption" color="textSecondary" component="div">
                        {user.position?.name ?? ''}
                      </Typography>
                    </Box>
                  </Stack>
                </Box>
                {team.objects.map((object, column) => (
                  <td key={object.id}>
                    <Cell cell={cells[column] ?? null} name={object.name} />
                  </td>
                ))}
                <td>
                  <Typography variant="body2" sx={{ fontWeight: 540, textAlign: 'center' }}>
                    {given.length > 0 ? `${signed}/${given.length}` : '–'}
                  </Typography>
                </td>
              </tr>
            );
          })}
        </tbody>
      </Box>
    </Box>
  );
}

function Cell({ cell, name }: { cell: TeamCell | null; name: string }) {
  const { t } = useContentText();
  const heat = heatOf(cell);
  const when = () => {
    if (heat === 'signed')
      return cell?.completedAt ? t('my.signedAt', { date: formatDate(cell.completedAt) }) : '';
    if (heat === 'free' || !cell) return '';
    if (cell.isHeld) return t('team.held');
    return cell.dueAt ? t('my.due', { date: formatDate(cell.dueAt) }) : '';
  };
  const text = [t(`team.heat.${heat}`), when(), ...(cell?.refusedAt ? [t('team.refused')] : [])]
    .filter(Boolean)
    .join(', ');
  return (
    <Tooltip describeChild title={`${name}: ${text}`}>
      <Box sx={{ display: 'grid', placeItems: 'center' }}>
        <Square heat={heat} />
        <VisuallyHidden>{text}</VisuallyHidden>
      </Box>
    </Tooltip>
  );
}

const table = {
  borderCollapse: 'separate',
  borderSpacing: 0,
  width: '100%',
  '& th, & td': { p: 0.75, borderBottom: 1, borderColor: 'divider' },
  '& thead th': {
    position: 'sticky',
    top: 0,
    zIndex: 1,
    fontSize: 12.5,
    fontWeight: 560,
    color: 'text.secondary',
    bgcolor: 'background.paper',
    whiteSpace: 'nowrap',
  },
  '& .person': {
    position: 'sticky',
    left: 0,
    zIndex: 1,
    minWidth: { xs: 150, sm: 220 },
    maxWidth: 280,
    px: 2,
    textAlign: 'left',
    fontWeight: 400,
    bgcolor: 'background.paper',
  },
  '& thead .person': { zIndex: 2 },
  '& tbody tr:hover td, & tbody tr:hover .person': { bgcolor: 'action.hover' },
} as const;
