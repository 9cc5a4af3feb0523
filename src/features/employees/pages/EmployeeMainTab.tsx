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

/** Provided by another feature: the person's sign-in settings and sessions. */
type AccessSlot = ComponentType<{ employee: EmployeeCard }>;

interface EmployeeMainTabProps {
  Access: AccessSlot;
  /** Returns their assignments by content kind. */
  dutiesOf: (employee: EmployeeCard) => ContentDuties[];
  /** Provided by another feature: the qualifications that they work toward and hold. */
  Earned: AccessSlot;
}

/** The person's summary, what they have signed, and the form with their employment data. */
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
