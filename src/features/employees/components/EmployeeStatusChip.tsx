import { StatusChip } from '@src/components/data/StatusChip';
import { useAppSelector } from '@src/store/hooks';
import type { StatusColourName } from '@src/theme/tokens';

const colours: Record<string, StatusColourName> = {
  notInvited: 'amber',
  invited: 'grey',
  preboarding: 'purple',
  adaptation: 'blue',
  working: 'green',
  vacation: 'amber',
  sickLeave: 'orange',
  leaving: 'red',
  dismissed: 'grey',
};

/** The statuses of people with their names, as the server told them at the start. */
export function useStatusTypes() {
  return useAppSelector((state) => state.app.types.select?.userStatusTypes) ?? [];
}

/** Where a person is in their working life here. */
export function EmployeeStatusChip({ status }: { status: string }) {
  const types = useStatusTypes();
  return (
    <StatusChip
      label={types.find(({ value }) => value === status)?.name ?? status}
      colour={colours[status] ?? 'grey'}
      isOutlined={status === 'dismissed'}
    />
  );
}
