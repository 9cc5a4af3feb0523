import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import type { GridColDef } from '@mui/x-data-grid';
import type { TFunction } from 'i18next';
import { Link as RouterLink } from 'react-router-dom';
import { StatusChip } from '@src/components/data/StatusChip';
import { UserAvatar } from '@src/components/data/UserAvatar';
import { formatDate, todayStored } from '@src/lib/dates';
import { SampleBadge } from '@src/store/SampleBadge';
import type { EditorRegulation } from '../api';
import { ContentStatusChip } from '@src/content/lists/ContentStatusChip';
import { regulationPath } from '../lib/paths';
import { SignedBar } from '@src/content/lists/SignedBar';

const pageOf = (row: EditorRegulation): string => (row.currentVersion ? 'current-version' : 'edit');

/** Columns of the editors' table that have no room beside the others on most screens. */
export const optionalColumns = ['folder', 'updatedAt'] as const;

/** Columns of the editors' table. */
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
      renderCell: ({ row }) => (
        <>
          <Link
            component={RouterLink}
            to={regulationPath('editor', row.id, pageOf(row))}
            color="textPrimary"
            sx={{ fontWeight: 540 }}
          >
            {row.name}
          </Link>
          <SampleBadge kind="regulation" id={row.id} />
        </>
      ),
    },
    {
      field: 'version',
      headerName: t('column.version'),
      sortable: false,
      width: 80,
      valueGetter: (_value, row) => row.currentVersion?.label ?? '–',
    },
    {
      field: 'status',
      headerName: t('content:column.status'),
      width: 250,
      renderCell: ({ row }) => (
        <Stack direction="row" spacing={0.5} sx={{ alignItems: 'center', height: '100%' }}>
          <ContentStatusChip status={row.isArchive ? 'archived' : row.status} />
          {row.draftVersion && row.status === 'published' ? (
            <StatusChip label={t('content:status.hasDraft')} colour="grey" isOutlined />
          ) : null}
        </Stack>
      ),
    },
    {
      field: 'signed',
      headerName: t('column.signed'),
      sortable: false,
      width: 150,
      renderCell: ({ row }) =>
        row.statistic ? (
          <SignedBar statistic={row.statistic} name={row.name} onOpen={() => onPeople(row)} />
        ) : (
          '–'
        ),
    },
    {
      field: 'owner',
      headerName: t('column.owner'),
      width: 170,
      renderCell: ({ row }) => (
        <Stack direction="row" spacing={1} sx={{ alignItems: 'center', height: '100%' }}>
          <UserAvatar name={row.owner.nameFull} avatar={row.owner.avatar} size={24} />
          <span>{row.owner.nameShort}</span>
        </Stack>
      ),
    },
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
    {
      field: 'updatedAt',
      headerName: t('column.updatedAt'),
      width: 140,
      valueGetter: (_value, row) => formatDate(row.updatedAt, 'dateTime'),
    },
  ];
}
