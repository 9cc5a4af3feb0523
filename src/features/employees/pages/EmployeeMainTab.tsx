import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import type { ComponentType } from 'react';
import type { EmployeeCard } from '../api';
import { EmployeeActions } from '../components/EmployeeActions';
import { EmployeeForm } from '../components/EmployeeForm';
import { EmployeeSummary } from '../components/EmployeeSummary';
import { ProfileRequests } from '../components/ProfileRequests';
import { RegulationList } from '../components/RegulationList';
import { LeavingNote } from '../leaving/LeavingNote';
import { useEmployee } from '../lib/useEmployee';
import { useIsEdit } from '@src/store/useEditMode';

/** How somebody signs in, and where they are: of another feature. */
type AccessSlot = ComponentType<{ employee: EmployeeCard }>;

/** At a glance, what they have signed, and everything about their place to edit. */
export function EmployeeMainTab({ Access }: { Access: AccessSlot }) {
  const { employee, refresh } = useEmployee();
  const isEdit = useIsEdit();
  if (!employee) return null;
  return (
    <>
      <LeavingNote employee={employee} />
      <ProfileRequests userId={employee.id} />
      <EmployeeSummary employee={employee} />
      {isEdit ? (
        <Stack direction="row" spacing={1} useFlexGap sx={{ mt: 2, flexWrap: 'wrap' }}>
          <EmployeeActions employee={employee} />
        </Stack>
      ) : null}
      <RegulationList statistic={employee.statisticRegulation} />
      <Divider sx={{ my: 3 }} />
      <EmployeeForm employee={employee} refresh={refresh} />
      {employee.isArchive ? null : <Access employee={employee} />}
    </>
  );
}
