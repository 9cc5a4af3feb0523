import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import type { ComponentType } from 'react';
import type { ContentDuties, EmployeeCard } from '../api';
import { EmployeeActions } from '../components/EmployeeActions';
import { EmployeeForm } from '../components/EmployeeForm';
import { EmployeeSummary } from '../components/EmployeeSummary';
import { ProfileRequests } from '../components/ProfileRequests';
import { DutyList } from '../components/DutyList';
import { LeavingNote } from '../leaving/LeavingNote';
import { useEmployee } from '../lib/useEmployee';
import { useIsEdit } from '@src/store/useEditMode';

/** Of another feature: how somebody signs in, and where they are. */
type AccessSlot = ComponentType<{ employee: EmployeeCard }>;

interface EmployeeMainTabProps {
  Access: AccessSlot;
  /** What they owe, kind by kind. */
  dutiesOf: (employee: EmployeeCard) => ContentDuties[];
  /** What they earn and hold: of another feature. */
  Earned: AccessSlot;
}

/** At a glance, what they have signed, and everything about their place to edit. */
export function EmployeeMainTab({ Access, dutiesOf, Earned }: EmployeeMainTabProps) {
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
      {dutiesOf(employee).map((duties) => (
        <DutyList key={duties.path} duties={duties} />
      ))}
      <Earned employee={employee} />
      <Divider sx={{ my: 3 }} />
      <EmployeeForm employee={employee} refresh={refresh} />
      {employee.isArchive ? null : <Access employee={employee} />}
    </>
  );
}
