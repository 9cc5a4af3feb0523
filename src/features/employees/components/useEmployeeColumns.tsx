import { StatusChip } from '@src/components/data/StatusChip';
import { formatDate } from '@src/lib/dates';
import { optionName } from '@src/lib/options';
import type { GridColDef } from '@mui/x-data-grid';
import { CircleCheck, CircleDashed } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { EmployeeRow } from '../api';
import { AdaptationCell } from './AdaptationCell';
import { EmployeeStatusChip } from './EmployeeStatusChip';
import { PersonCell } from './PersonCell';
import { RegulationShare } from './RegulationShare';

/** Columns of the table of employees. The server sorts each in one direction only. */
export function useEmployeeColumns(): GridColDef<EmployeeRow>[] {
  const { t, i18n } = useTranslation(['employees', 'common']);
  const title = (field: string) => t(`employees:columns.${field}`);
  const named = (option: { id: number; name: string; isArchive: boolean } | null) =>
    option ? optionName(option, t('common:archiveSuffix')) : '—';
  return [
    {
      field: 'name',
      headerName: title('name'),
      minWidth: 250,
      flex: 1.6,
      hideable: false,
      sortingOrder: ['asc', null],
      valueGetter: (_value, row) => `${row.nameSecond} ${row.nameFirst}`,
      renderCell: ({ row, tabIndex }) => <PersonCell person={row} caption={row.email} tabIndex={tabIndex} />,
    },
    {
      field: 'position',
      headerName: title('position'),
      minWidth: 170,
      flex: 1,
      sortingOrder: ['asc', null],
      valueGetter: (_value, row) => named(row.position),
    },
    {
      field: 'subdivision',
      headerName: title('subdivision'),
      minWidth: 160,
      flex: 1,
      sortingOrder: ['asc', null],
      valueGetter: (_value, row) => named(row.subdivision),
    },
    {
      field: 'status',
      headerName: title('status'),
      width: 160,
      sortable: false,
      renderCell: ({ row }) => <EmployeeStatusChip status={row.status} />,
    },
    {
      field: 'adaptation',
      headerName: title('adaptation'),
      width: 150,
      sortable: false,
      renderCell: ({ row }) => <AdaptationCell person={row} />,
    },
    {
      field: 'regulations',
      headerName: title('regulations'),
      width: 130,
      sortable: false,
      renderCell: ({ row }) => <RegulationShare statistic={row.statisticRegulation} />,
    },
    {
      field: 'dateJobStart',
      headerName: title('dateJobStart'),
      width: 125,
      sortingOrder: ['desc', null],
      renderCell: ({ row }) => formatDate(row.dateJobStart, 'date', i18n.language) || '—',
    },
    {
      field: 'isStarted',
      headerName: title('isStarted'),
      width: 150,
      sortable: false,
      renderCell: ({ row }) =>
        row.isStarted ? (
          <StatusChip label={t('employees:started.yes')} colour="green" icon={CircleCheck} isOutlined />
        ) : (
          <StatusChip label={t('employees:started.no')} colour="amber" icon={CircleDashed} />
        ),
    },
  ];
}
