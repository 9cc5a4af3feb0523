import { ReceiptText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import {
  PayDocumentAmount,
  PayDocumentStatus,
  PayDocumentType,
} from '@src/entities/payment/PayDocumentCells';
import { EmptyState } from '@src/components/feedback/EmptyState';
import { useUrlState } from '@src/components/routing/useUrlState';
import { type SimpleColumn, SimpleTable } from '@src/components/table/SimpleTable';
import { formatDate } from '@src/lib/dates';
import { numberParam } from '@src/lib/url-state';
import { DownloadButton } from '@src/store/DownloadButton';
import { type PayDocument, usePayDocumentsQuery } from '../api';
import { documentPath } from '../lib/document-path';

const PAGE_SIZE = 20;
const codecs = { page: numberParam(1) };

/** Invoices and acts, the newest first. `isOffered`: an invoice can be requested. */
export function DocumentList({ isOffered }: { isOffered: boolean }) {
  const { t } = useTranslation('payment');
  const { state, setState } = useUrlState(codecs);
  const { data, error, isFetching, refetch } = usePayDocumentsQuery({
    page: state.page,
    pageSize: PAGE_SIZE,
  });
  const columns = useColumns();
  return (
    <SimpleTable
      label={t('payment:tab.documents')}
      columns={columns}
      rows={data?.payDocuments.items}
      rowKey={({ id }) => id}
      isFetching={isFetching}
      error={error}
      onRetry={() => void refetch()}
      empty={
        <EmptyState
          icon={ReceiptText}
          title={t('payment:documents.empty')}
          text={isOffered ? t('payment:documents.emptyHelp') : null}
        />
      }
      paging={{
        count: data?.payDocuments.count ?? 0,
        page: state.page,
        pageSize: PAGE_SIZE,
        onPage: (page) => setState({ page }),
      }}
    />
  );
}

function useColumns(): SimpleColumn<PayDocument>[] {
  const { t } = useTranslation('payment');
  return [
    { key: 'number', title: t('payment:documents.number'), render: ({ number }) => number, width: 80 },
    {
      key: 'type',
      title: t('payment:documents.type'),
      render: (document) => <PayDocumentType document={document} />,
    },
    { key: 'date', title: t('payment:documents.date'), render: ({ date }) => formatDate(date), width: 120 },
    {
      key: 'period',
      title: t('payment:documents.period'),
      render: ({ periodFrom, periodTo }) =>
        periodFrom && periodTo
          ? t('payment:documents.periodText', { from: formatDate(periodFrom), to: formatDate(periodTo) })
          : '—',
    },
    {
      key: 'amount',
      title: t('payment:documents.amount'),
      align: 'right',
      render: (document) => <PayDocumentAmount document={document} />,
    },
    {
      key: 'status',
      title: t('payment:documents.status'),
      render: (document) => <PayDocumentStatus document={document} />,
    },
    {
      key: 'pdf',
      title: t('payment:documents.pdf'),
      align: 'right',
      render: ({ id, type, number }) => (
        <DownloadButton
          path={documentPath(id)}
          size="small"
          aria-label={`${t('payment:documents.pdf')}: ${t(`payment:documents.${type}`)} ${number}`}
        >
          {'PDF'}
        </DownloadButton>
      ),
    },
  ];
}
