import { DeniedHere } from '@src/components/routing/DeniedHere';
import { useAppSelector } from '@src/store/hooks';
import { selectBackOfficeTabs } from '@src/store/selectors/backOfficeTabs';
import { ClientDocumentList } from '../components/documents/ClientDocumentList';
import { useBackOffice } from '../lib/back-office-tabs';

/** Invoices and acts of the selected client, or of all. */
export function DocumentsTab() {
  const { clientId } = useBackOffice();
  const { documents } = useAppSelector((root) => selectBackOfficeTabs(root, clientId));
  if (!documents) return <DeniedHere reason={{ area: 'backOfficeDocs' }} />;
  return <ClientDocumentList clientId={clientId} />;
}
