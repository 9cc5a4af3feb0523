import Alert from '@mui/material/Alert';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import { UserAvatar } from '@src/components/data/UserAvatar';
import { ErrorState } from '@src/components/feedback/ErrorState';
import { SkeletonRows } from '@src/components/feedback/Skeletons';
import { SidePanel } from '@src/components/layout/SidePanel';
import { optionName } from '@src/lib/options';
import { personName } from '@src/lib/person';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { type EmployeeCard, useEmployeeQuery } from '../api';
import { EmployeeActions } from '../components/EmployeeActions';
import { EmployeeForm } from '../components/EmployeeForm';
import { EmployeeSummary } from '../components/EmployeeSummary';
import { ProfileRequests } from '../components/ProfileRequests';
import { RegulationList } from '../components/RegulationList';
import { useOpenEmployee } from '../lib/useOpenEmployee';

function PanelTitle({ employee }: { employee: EmployeeCard }) {
  const { t } = useTranslation('common');
  const name = personName(employee);
  return (
    <Stack component="span" direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
      <UserAvatar name={name} avatar={employee.avatar} isOnline={employee.isOnline} size={40} />
      <span>{optionName({ ...employee, name }, t('common:archiveSuffix'))}</span>
    </Stack>
  );
}

/** How somebody signs in, and where they are: of another feature. */
export type AccessSlot = ComponentType<{ employee: EmployeeCard }>;

/** One person for those who manage people: at a glance, what they have signed, and everything to edit. */
export function EmployeeDetailPanel({ id, Access }: { id: number; Access: AccessSlot }) {
  const { t } = useTranslation('employees');
  const open = useOpenEmployee();
  const close = () => open(null);
  const { data, error, refetch } = useEmployeeQuery({ user: { id } });
  const employee = data?.user;
  if (!employee) {
    return (
      <SidePanel title={t('employees:title')} onClose={close}>
        {error || data ? <ErrorState onRetry={() => void refetch()} /> : <SkeletonRows columns={1} />}
      </SidePanel>
    );
  }
  const place = [employee.position?.name, employee.subdivision?.name].filter(Boolean).join(' · ');
  return (
    <SidePanel title={<PanelTitle employee={employee} />} subtitle={place} onClose={close}>
      {employee.isArchive ? (
        <Alert severity="info" sx={{ mb: 2 }}>
          {t('employees:archive.note')}
        </Alert>
      ) : null}
      <ProfileRequests userId={id} />
      <EmployeeSummary employee={employee} />
      <Stack direction="row" spacing={1} useFlexGap sx={{ mt: 2, flexWrap: 'wrap' }}>
        <EmployeeActions employee={employee} />
      </Stack>
      <RegulationList statistic={employee.statisticRegulation} />
      <Divider sx={{ my: 3 }} />
      <EmployeeForm employee={employee} refresh={() => void refetch()} />
      {employee.isArchive ? null : <Access employee={employee} />}
    </SidePanel>
  );
}
