import limits from '@graphql/limits.json';
import { StatusChip } from '@src/components/data/StatusChip';
import type { TableColumn } from '@src/components/table/virtual-types';
import { formatDate } from '@src/lib/dates';
import { optionName } from '@src/lib/options';
import { SampleBadge } from '@src/store/SampleBadge';
import { CircleCheck, CircleDashed } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { EmployeeRow } from '../first-api';
import { AdaptationCell } from './AdaptationCell';
import { EmployeeStatusChip } from './EmployeeStatusChip';
import { PersonCell } from './PersonCell';
import { RegulationShare } from './RegulationShare';

/** Sample people have no real address, so the badge is shown instead. */
const addressOf = ({ id, email }: EmployeeRow) =>
  email?.endsWith(`@${limits.sampleDomain}`) ? <SampleBadge kind="user" id={id} isAlone /> : email;

/** Returns the columns of the table of employees. */
export function useEmployeeColumns(): readonly TableColumn<EmployeeRow>[] {
  const { t, i18n } = useTranslation(['employees', 'common']);
  const { language } = i18n;
  return useMemo(() => {
    const title = (field: string) => t(`employees:columns.${field}`);
    const named = (option: { id: number; name: string; isArchive: boolean } | null) =>
      option ? optionName(option, t('common:archiveSuffix')) : '—';
    return [
      {
        field: 'name',
        title: title('name'),
        width: 240,
        share: 1.6,
        sortsFrom: 'asc',
        render: (row) => <PersonCell person={row} caption={addressOf(row)} />,
      },
      {
        field: 'position',
        title: title('position'),
        width: 160,
        share: 1,
        sortsFrom: 'asc',
        render: (row) => named(row.position),
      },
      {
        field: 'subdivision',
        title: title('subdivision'),
        width: 150,
        share: 1,
        sortsFrom: 'asc',
        render: (row) => named(row.subdivision),
      },
      {
        field: 'status',
        title: title('status'),
        width: 140,
        render: (row) => <EmployeeStatusChip status={row.status} />,
      },
      {
        field: 'adaptation',
        title: title('adaptation'),
        width: 125,
        render: (row) => <AdaptationCell person={row} />,
      },
      {
        field: 'regulations',
        title: title('regulations'),
        width: 125,
        render: (row) => <RegulationShare statistic={row.statisticRegulation} />,
      },
      {
        field: 'dateJobStart',
        title: title('dateJobStart'),
        width: 115,
        sortsFrom: 'desc',
        render: (row) => formatDate(row.dateJobStart, 'date', language) || '—',
      },
      {
        field: 'hasPassword',
        title: title('hasPassword'),
        width: 150,
        render: (row) =>
          row.hasPassword ? (
            <StatusChip label={t('employees:started.yes')} colour="green" icon={CircleCheck} isOutlined />
          ) : (
            <StatusChip label={t('employees:started.no')} colour="amber" icon={CircleDashed} />
          ),
      },
    ];
  }, [t, language]);
}
