import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { GridColDef } from '@mui/x-data-grid';
import type { TFunction } from 'i18next';
import { Link as RouterLink } from 'react-router-dom';
import { formatDate, todayStored } from '@src/lib/dates';
import { SampleBadge } from '@src/store/SampleBadge';
import type { EditorRegulation } from '../api';
import { regulationPath } from '../lib/paths';
import {
  ownerColumn,
  progressColumn,
  statusColumn,
  updatedAtColumn,
  versionColumn,
} from '@src/content/lists/object-columns';

const pageOf = (row: EditorRegulation): string => (row.currentVersion ? 'current-version' : 'edit');

/** Columns of the editors' table that do not fit on most screens. */
export const optionalColumns = ['folder', 'updatedAt'] as const;

/** The name; the mark of a sample stands beside it, or below a long one. */
function NameCell({ row }: { row: EditorRegulation }) {
  return (
    <Box
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 0.75, rowGap: 0.25, py: 0.5 }}
    >
      <Link
        component={RouterLink}
        to={regulationPath('editor', row.id, pageOf(row))}
        color="textPrimary"
        sx={{ fontWeight: 540 }}
      >
        {row.name}
      </Link>
      <SampleBadge kind="regulation" id={row.id} isAlone />
    </Box>
  );
}

/** Returns the columns of the editors' table. */
export function editorColumns(
  t: TFunction<'regulations'>,
  onPeople: (row: EditorRegulation) => void,
): GridColDef<EditorRegulation>[] {
  return [
    { field: 'code', headerName: t('column.code'), width: 90 },
    {
      field: 'name',
      headerName: t('column.name'),
      flex: 1,
      minWidth: 200,
      hideable: false,
      renderCell: ({ row }) => <NameCell row={row} />,
    },
    versionColumn(t('column.version')),
    statusColumn(t),
    progressColumn('signed', t('column.signed'), onPeople),
    ownerColumn(t('column.owner')),
    {
      field: 'reviewAt',
      headerName: t('column.reviewAt'),
      width: 120,
      renderCell: ({ row }) => {
        const isStale = row.reviewAt !== null && row.reviewAt < todayStored();
        return isStale ? (
          <Box component="span" sx={{ color: 'error.main', fontWeight: 560 }}>
            {t('content:editor.stale', { date: formatDate(row.reviewAt) })}
          </Box>
        ) : (
          formatDate(row.reviewAt) || '–'
        );
      },
    },
    {
      field: 'folder',
      headerName: t('column.folder'),
      width: 150,
      valueGetter: (_value, row) => row.folder || '–',
    },
    updatedAtColumn(t('column.updatedAt')),
  ];
}
