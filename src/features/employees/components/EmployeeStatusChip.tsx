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

/** Returns the statuses of people with the names from the init response. */
export function useStatusTypes() {
  return useAppSelector((state) => state.app.types.select?.userStatusTypes) ?? [];
}

/** A person's employment status. */
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
