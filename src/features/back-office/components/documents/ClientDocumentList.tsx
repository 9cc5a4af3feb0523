import Stack from '@mui/material/Stack';
import { ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '@src/components/feedback/EmptyState';
import { useUrlState } from '@src/components/routing/useUrlState';
import { SimpleTable } from '@src/components/table/SimpleTable';
import { DownloadButton } from '@src/store/DownloadButton';
import { useAppSelector } from '@src/store/hooks';
import { useCanEdit } from '@src/store/useEditMode';
import { selectCan } from '@src/store/selectors/rights';
import { type ClientDocument, useClientPayDocumentsQuery } from '../../api';
import { documentCodecs, documentQuery, documentsFile, NO_DOCUMENT_FILTER } from '../../lib/document-filter';
import { BankPaymentDialog } from './BankPaymentDialog';
import { BankStatementButton } from './BankStatementButton';
import { ClosingDocument } from './ClosingDocument';
import { DocumentFilterBar } from './DocumentFilterBar';
import { useDocumentColumns } from './useDocumentColumns';
import { VoidDocumentDialog } from './VoidDocumentDialog';

const pageSize = 20;

/** The documents that match the filter, the newest first, with the provider's actions. */
export function ClientDocumentList({ clientId }: { clientId: number | null }) {
  const { t } = useTranslation('office');
  const { state, setState } = useUrlState(documentCodecs);
  const [opened, setOpened] = useState<{ row: ClientDocument; as: 'pay' | 'void' } | null>(null);
  const mayWrite = useAppSelector(selectCan)('backOfficeDocs', 'write');
  const mayVoid = useCanEdit('backOfficeDocs');
  const filter = documentQuery(state, clientId);
  const query = useClientPayDocumentsQuery({ filter, page: state.documents, pageSize });
  const list = query.data?.clientPayDocuments;
  const close = () => setOpened(null);
  const columns = useDocumentColumns({
    isNamed: clientId === null,
    mayWrite,
    mayVoid,
    onPay: (row) => setOpened({ row, as: 'pay' }),
    onVoid: (row) => setOpened({ row, as: 'void' }),
  });
  return (
    <Stack spacing={1.5}>
      <Stack
        direction="row"
        useFlexGap
        spacing={1}
        sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: { sm: 'flex-end' } }}
      >
        {clientId === null ? <ClosingDocument /> : null}
        <DownloadButton path={documentsFile(filter)}>{t('common:action.export')}</DownloadButton>
        {mayWrite ? <BankStatementButton /> : null}
      </Stack>
      <SimpleTable<ClientDocument>
        label={t('office:tab.documents')}
        columns={columns}
        rows={list?.items}
        rowKey={({ document }) => document.id}
        isFetching={query.isFetching}
        error={query.error}
        onRetry={() => void query.refetch()}
        empty={<EmptyState icon={ReceiptText} title={t('office:documents.empty')} isDense />}
        isFiltered={Object.keys(documentQuery(state, null)).length > 0}
        onResetFilters={() => setState(NO_DOCUMENT_FILTER)}
        toolbar={<DocumentFilterBar filter={state} onChange={setState} />}
        paging={{
          count: list?.count ?? 0,
          page: state.documents,
          pageSize,
          onPage: (documents) => setState({ documents }),
        }}
      />
      {opened?.as === 'pay' ? <BankPaymentDialog row={opened.row} onClose={close} /> : null}
      {opened?.as === 'void' ? <VoidDocumentDialog row={opened.row} onClose={close} /> : null}
    </Stack>
  );
}
