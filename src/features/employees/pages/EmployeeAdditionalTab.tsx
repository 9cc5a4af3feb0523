import Stack from '@mui/material/Stack';
import type { ComponentType } from 'react';
import { Documents } from '../components/Documents';
import { TrialTasks } from '../components/TrialTasks';
import { Leaving } from '../leaving/Leaving';
import { Notes } from '../notes/Notes';
import { useEmployee } from '../lib/useEmployee';

/** Skills, interests, goals, further phones; provided by another feature. */
type MoreSlot = ComponentType<{ userId: number }>;

/** A person's data beyond their position. */
export function EmployeeAdditionalTab({ More }: { More: MoreSlot }) {
  const { employee } = useEmployee();
  if (!employee) return null;
  return (
    <Stack spacing={2}>
      <TrialTasks employee={employee} />
      <Documents userId={employee.id} />
      <Notes employee={employee} />
      <Leaving employee={employee} />
      <More userId={employee.id} />
    </Stack>
  );
}
