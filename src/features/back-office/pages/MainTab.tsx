import { useTranslation } from 'react-i18next';
import { EmptyState } from '@src/components/feedback/EmptyState';
import { useAppSelector } from '@src/store/hooks';
import { selectBackOfficeTabs } from '@src/store/selectors/backOfficeTabs';
import { ClientView } from '../components/ClientView';
import { FleetView } from '../components/FleetView';
import { useBackOffice } from '../lib/back-office-tabs';

/** The selected client; with none selected, the summary of all. */
export function MainTab() {
  const { t } = useTranslation('office');
  const { clientId, select } = useBackOffice();
  const { main } = useAppSelector((root) => selectBackOfficeTabs(root, clientId));
  if (clientId === null) return <FleetView onSelect={select} />;
  return main ? <ClientView key={clientId} id={clientId} /> : <EmptyState title={t('office:noTab')} />;
}
