import Stack from '@mui/material/Stack';
import { Loaded } from '@src/components/feedback/Loaded';
import { SkeletonRows } from '@src/components/feedback/Skeletons';
import { type EmployeeCard, useUserLeavingQuery } from '../api';
import { useMaySeePrivateData } from '../lib/useCanJudge';
import { Dismissal } from './Dismissal';
import { Handover } from './Handover';
import { PossibleLeaving } from './PossibleLeaving';

/**
 * A person's possible departure, what they would leave behind, and their dismissal. Hidden for oneself and for people above the
 * caller.
 */
export function Leaving({ employee }: { employee: EmployeeCard }) {
  return useMaySeePrivateData(employee) ? <LeavingOf employee={employee} /> : null;
}

function LeavingOf({ employee }: { employee: EmployeeCard }) {
  const { data, error, refetch } = useUserLeavingQuery({ userId: employee.id });
  return (
    <Loaded
      data={data?.userLeaving}
      error={error}
      onRetry={() => void refetch()}
      skeleton={<SkeletonRows columns={1} />}
    >
      {(leaving) => (
        <Stack spacing={2}>
          <PossibleLeaving leaving={leaving} />
          <Handover leaving={leaving} />
          <Dismissal employee={employee} leaving={leaving} />
        </Stack>
      )}
    </Loaded>
  );
}
