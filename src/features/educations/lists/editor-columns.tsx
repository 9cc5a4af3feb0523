import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import type { GridColDef } from '@mui/x-data-grid';
import type { TFunction } from 'i18next';
import { Link as RouterLink } from 'react-router-dom';
import { StatusChip } from '@src/components/data/StatusChip';
import { UserAvatar } from '@src/components/data/UserAvatar';
import { contentPath } from '@src/content/content-kind';
import { ContentStatusChip } from '@src/content/lists/ContentStatusChip';
import { SignedBar } from '@src/content/lists/SignedBar';
import { formatDate } from '@src/lib/dates';
import type { EditorEducation } from '../api';
import { educationKinds } from '../kind';

/** Columns of the editors' table that have no room beside the others on most screens. */
export const optionalColumns = ['code', 'updatedAt'] as const;

/** Columns of the editors' table. */
export function editorColumns(
  t: TFunction,
  onPeople: (row: EditorEducation) => void,
): GridColDef<EditorEducation>[] {
  return [
    { field: 'code', headerName: t('educations:column.code'), width: 90 },
    {
      field: 'name',
      headerName: t('educations:column.name'),
      flex: 1,
      minWidth: 200,
      hideable: false,
      renderCell: ({ row }) => (
        <Link
          component={RouterLink}
          to={contentPath(
            educationKinds[row.typeContent],
            'editor',
            row.id,
            row.currentVersion ? 'viewEducation' : 'edit',
          )}
          color="textPrimary"
          sx={{ fontWeight: 540 }}
        >
          {row.name}
        </Link>
      ),
    },
    {
      field: 'category',
      headerName: t('educations:column.category'),
      width: 150,
      valueGetter: (_value, row) => row.category || '–',
    },
    {
      field: 'version',
      headerName: t('educations:column.version'),
      sortable: false,
      width: 80,
      valueGetter: (_value, row) => row.currentVersion?.label ?? '–',
    },
    {
      field: 'minutes',
      headerName: t('educations:column.minutes'),
      sortable: false,
      width: 110,
      valueGetter: (_value, row) =>
        row.currentVersion ? t('educations:minutes', { count: row.currentVersion.minutes }) : '–',
    },
    {
      field: 'status',
      headerName: t('content:column.status'),
      width: 230,
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
      field: 'completed',
      headerName: t('educations:column.completed'),
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
      headerName: t('educations:column.owner'),
      width: 170,
      renderCell: ({ row }) => (
        <Stack direction="row" spacing={1} sx={{ alignItems: 'center', height: '100%' }}>
          <UserAvatar name={row.owner.nameFull} avatar={row.owner.avatar} size={24} />
          <span>{row.owner.nameShort}</span>
        </Stack>
      ),
    },
    {
      field: 'updatedAt',
      headerName: t('educations:column.updatedAt'),
      width: 140,
      valueGetter: (_value, row) => formatDate(row.updatedAt, 'dateTime'),
    },
  ];
}
