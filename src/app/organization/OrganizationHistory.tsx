import { HistoryPage } from '@src/features/history/pages/HistoryPage';
import { SupportGuests } from '@src/features/support/components/SupportGuests';
import { useAppSelector } from '@src/store/hooks';
import { selectIsGuest } from '@src/store/selectors/rights';
import { selectRoles } from '@src/store/selectors/roles';

/** The history, and the provider's employees who are in the workspace now. */
export function OrganizationHistory() {
  const isGuest = useAppSelector(selectIsGuest);
  const { isAdmin } = useAppSelector(selectRoles);
  return <HistoryPage guests={isAdmin && !isGuest ? <SupportGuests /> : null} />;
}
