import { StatusChip } from '@src/components/data/StatusChip';
import { useStatusTypes } from '@src/entities/person/useStatusTypes';
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
