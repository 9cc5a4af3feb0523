import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import type { GridColDef } from '@mui/x-data-grid';
import type { TFunction } from 'i18next';
import { Link as RouterLink } from 'react-router-dom';
import type { ContentStatus } from '@src/api/generated/types';
import { StatusChip } from '@src/components/data/StatusChip';
import { UserAvatar } from '@src/components/data/UserAvatar';
import { formatDate } from '@src/lib/dates';
import type { ContentPerson, Progress } from '../types';
import { ContentStatusChip } from './ContentStatusChip';
import { SignedBar } from './SignedBar';

/** The data of an object of any kind that the editors' table shows. */
interface ListedObject {
  name: string;
  status: ContentStatus;
  isArchive: boolean;
  currentVersion: { label: string } | null;
  draftVersion: object | null;
  statistic: Progress | null;
  owner: Omit<ContentPerson, 'position'>;
  updatedAt: string;
}

/** The name, which links to the object. */
export const nameColumn = <Row extends ListedObject>(
  headerName: string,
  pathOf: (row: Row) => string,
): GridColDef<Row> => ({
  field: 'name',
  headerName,
  flex: 1,
  minWidth: 200,
  hideable: false,
  renderCell: ({ row }) => (
    <Link component={RouterLink} to={pathOf(row)} color="textPrimary" sx={{ fontWeight: 540 }}>
      {row.name}
    </Link>
  ),
});

/** The category set by the author. */
export const categoryColumn = <Row extends { category: string }>(headerName: string): GridColDef<Row> => ({
  field: 'category',
  headerName,
  width: 150,
  valueGetter: (_value, row) => row.category || '–',
});

/** The published version. */
export const versionColumn = <Row extends ListedObject>(headerName: string): GridColDef<Row> => ({
  field: 'version',
  headerName,
  sortable: false,
  width: 80,
  valueGetter: (_value, row) => row.currentVersion?.label ?? '–',
});

/** The status, and below it whether there is a draft that differs from the published version: names need the width. */
export const statusColumn = <Row extends ListedObject>(t: TFunction): GridColDef<Row> => ({
  field: 'status',
  headerName: t('content:column.status'),
  width: 150,
  renderCell: ({ row }) => (
    <Stack spacing={0.5} sx={{ alignItems: 'flex-start', justifyContent: 'center', height: '100%', py: 0.5 }}>
      <ContentStatusChip status={row.isArchive ? 'archived' : row.status} />
      {row.draftVersion && row.status === 'published' ? (
        <StatusChip label={t('content:status.hasDraft')} colour="grey" isOutlined />
      ) : null}
    </Stack>
  ),
});

/** How many of the assigned people are done; a click shows them. */
export const progressColumn = <Row extends ListedObject>(
  field: string,
  headerName: string,
  onPeople: (row: Row) => void,
): GridColDef<Row> => ({
  field,
  headerName,
  sortable: false,
  width: 150,
  renderCell: ({ row }) =>
    row.statistic ? (
      <SignedBar statistic={row.statistic} name={row.name} onOpen={() => onPeople(row)} />
    ) : (
      '–'
    ),
});

/** The owner. */
export const ownerColumn = <Row extends ListedObject>(headerName: string): GridColDef<Row> => ({
  field: 'owner',
  headerName,
  width: 170,
  renderCell: ({ row }) => (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center', height: '100%' }}>
      <UserAvatar name={row.owner.nameFull} avatar={row.owner.avatar} size={24} />
      <span>{row.owner.nameShort}</span>
    </Stack>
  ),
});

/** The time of the last change. */
export const updatedAtColumn = <Row extends ListedObject>(headerName: string): GridColDef<Row> => ({
  field: 'updatedAt',
  headerName,
  width: 140,
  valueGetter: (_value, row) => formatDate(row.updatedAt, 'dateTime'),
});
