import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import type { ObjectType } from '@src/api/generated/types';
import { useIsPhone } from '@src/components/layout/useIsPhone';
import { MatrixGrid } from '@src/components/matrix/MatrixGrid';
import { spanInBlocks } from '@src/lib/span';
import { useMatrixWindow } from '@src/components/matrix/useMatrixWindow';
import { clampLines } from '@src/theme/clamp-lines';
import { VisuallyHidden } from '@src/components/text/VisuallyHidden';
import { CircleAlert } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type CoveragePosition, type CoverageRegulation, useCoverageCellsQuery } from '../api';
import { CoverageMark, markStyles } from './CoverageMark';
import type { Crossing } from './coverage-url';
import { useCoverageText } from './useCoverageText';

interface CoverageGridProps {
  positions: readonly CoveragePosition[];
  objectType: ObjectType;
  regulations: readonly CoverageRegulation[];
  /** Whether the rows are in tree order and indented by level. */
  isTree: boolean;
  onOpen: (crossing: Crossing) => void;
}

/** The block size of requests: enough for a screen and its surroundings, and within the server's limit. */
const block = { rows: 30, columns: 20 };

const wide = { rowHeight: 44, columnWidth: 116, headHeight: 92, headWidth: 300 };
const narrow = { ...wide, rowHeight: 60, columnWidth: 96, headWidth: 164 };

/** A long name is clamped to a few lines; the full name is in its tooltip. */
const longName = { fontSize: 13.5, fontWeight: 540, overflowWrap: 'anywhere' } as const;

function GapSign() {
  const { t } = useTranslation('structure');
  return (
    <Tooltip title={t('structure:coverage.gap')}>
      <Box component="span" sx={(theme) => ({ display: 'inline-flex', color: theme.tokens.accentText })}>
        <CircleAlert size={15} aria-hidden />
        <VisuallyHidden>{t('structure:coverage.gap')}</VisuallyHidden>
      </Box>
    </Tooltip>
  );
}

function PositionHead({ position, isTree }: { position: CoveragePosition; isTree: boolean }) {
  const { t } = useTranslation('structure');
  const { name, peopleCount, depth, isGap } = position;
  const inset = isTree ? { xs: depth * 0.5, sm: depth * 1.75 } : 0;
  return (
    <Stack
      direction="row"
      sx={{ height: '100%', pl: 1.5, pr: 1, ml: inset, alignItems: 'center', gap: 0.75 }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography title={name} sx={{ ...longName, ...clampLines({ xs: 2, sm: 1 }), lineHeight: '18px' }}>
          {name}
        </Typography>
        <Typography
          variant="caption"
          color="textSecondary"
          noWrap
          component="div"
          sx={{ lineHeight: '16px' }}
        >
          {peopleCount
            ? t('structure:tree.people', { count: peopleCount })
            : t('structure:coverage.vacantPosition')}
        </Typography>
      </Box>
      {isGap ? <GapSign /> : null}
    </Stack>
  );
}

function RegulationHead({ regulation }: { regulation: CoverageRegulation }) {
  const { t } = useTranslation('structure');
  const { name, code, readersCount, isGap } = regulation;
  return (
    <Tooltip title={`${code} · ${name}`}>
      <Stack sx={{ height: '100%', px: 1, py: 0.75, justifyContent: 'space-between' }}>
        <Typography
          sx={{
            ...longName,
            ...clampLines(3),
            fontSize: 12.5,
            lineHeight: '16px',
          }}
        >
          {name}
        </Typography>
        <Stack direction="row" spacing={0.5} sx={{ alignItems: 'center' }}>
          <Typography variant="caption" color="textSecondary" noWrap>
            {readersCount
              ? t('structure:coverage.readers', { count: readersCount })
              : t('structure:coverage.noReaders')}
          </Typography>
          {isGap ? <GapSign /> : null}
        </Stack>
      </Stack>
    </Tooltip>
  );
}

/** A grid of positions (rows) and regulations (columns); visible cells are loaded while the user scrolls. */
export function CoverageGrid({ objectType, positions, regulations, isTree, onOpen }: CoverageGridProps) {
  const { t } = useTranslation('structure');
  const { facts } = useCoverageText();
  const sizes = useIsPhone() ? narrow : wide;
  const window = useMatrixWindow({ rows: positions.length, columns: regulations.length }, sizes);
  const rows = spanInBlocks(window.rows, block.rows, positions.length);
  const columns = spanInBlocks(window.columns, block.columns, regulations.length);
  const { data, isError } = useCoverageCellsQuery({
    objectType,
    positionIds: positions.slice(rows.first, rows.end).map(({ id }) => id),
    regulationIds: regulations.slice(columns.first, columns.end).map(({ id }) => id),
  });
  const cells = useMemo(
    () => new Map(data?.coverageCells.map((cell) => [`${cell.positionId}-${cell.regulationId}`, cell])),
    [data],
  );
  const cellOf = (position: CoveragePosition, regulation: CoverageRegulation) =>
    cells.get(`${position.id}-${regulation.id}`);
  return (
    <>
      {isError ? (
        <Typography role="alert" color="error" sx={{ px: 2, py: 1 }}>
          {t('structure:coverage.cellsFailed')}
        </Typography>
      ) : null}
      <MatrixGrid
        label={t('structure:coverage.title')}
        rows={positions}
        columns={regulations}
        sizes={sizes}
        window={window}
        sx={markStyles}
        corner={
          <Typography
            variant="caption"
            color="textSecondary"
            component="div"
            sx={{ height: '100%', px: 1.5, py: 1, display: 'flex', alignItems: 'flex-end' }}
          >
            {t('structure:coverage.corner')}
          </Typography>
        }
        rowHead={(position) => <PositionHead position={position} isTree={isTree} />}
        columnHead={(regulation) => <RegulationHead regulation={regulation} />}
        cell={(position, regulation) => <CoverageMark cell={cellOf(position, regulation)} />}
        cellLabel={(position, regulation) =>
          `${position.name}, ${regulation.name}: ${facts(cellOf(position, regulation))}`
        }
        onOpen={({ id: positionId }, { id: objectId }) => onOpen({ positionId, objectId })}
      />
    </>
  );
}
