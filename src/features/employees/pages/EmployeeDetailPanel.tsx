import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { UserAvatar } from '@src/components/data/UserAvatar';
import { ErrorState } from '@src/components/feedback/ErrorState';
import { SkeletonRows } from '@src/components/feedback/Skeletons';
import { SidePanel } from '@src/components/layout/SidePanel';
import { TabsNav, useActiveTab } from '@src/components/layout/TabsNav';
import { optionName } from '@src/lib/options';
import { personName } from '@src/lib/person';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { type EmployeeCard, useEmployeeQuery } from '../api';
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

/** One person's panel with tabs, for users who manage people. */
export function EmployeeDetailPanel({ id }: { id: number }) {
  const { t } = useTranslation('employees');
  const open = useOpenEmployee();
  const close = () => open(null);
  const { data, error, refetch } = useEmployeeQuery({ user: { id } });
  const employee = data?.user;
  const tabs = {
    basePath: `/employees/${id}`,
    items: [
      { path: '', label: t('employees:tab.main') },
      { path: '/additional', label: t('employees:tab.additional') },
      { path: '/ideal-picture-work', label: t('employees:tab.ideal') },
    ],
  };
  const tab = useActiveTab(tabs);
  if (!employee) {
    return (
      <SidePanel title={t('employees:title')} onClose={close}>
        {error || data ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <SkeletonRows columns={1} />
        )}
      </SidePanel>
    );
  }
  const place = [employee.position?.name, employee.subdivision?.name].filter(Boolean).join(' · ');
  return (
    <SidePanel
      title={<PanelTitle employee={employee} />}
      pageTitle={personName(employee)}
      tab={tab?.path ? tab.label : undefined}
      subtitle={place}
      onClose={close}
    >
      {employee.isArchive ? (
        <Alert severity="info" sx={{ mb: 2 }}>
          {t('employees:archive.note')}
        </Alert>
      ) : null}
      <Box sx={{ mt: -2.5, mb: 2.5 }}>
        <TabsNav {...tabs} label={t('employees:tab.label')} keepsSearch />
      </Box>
      <Outlet />
    </SidePanel>
  );
}
