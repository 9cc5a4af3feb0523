import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { PayDocumentAmount, PayDocumentStatus } from '@src/entities/payment/PayDocumentCells';
import type { SimpleColumn } from '@src/components/table/SimpleTable';
import { formatDate } from '@src/lib/dates';
import { DownloadButton } from '@src/store/DownloadButton';
import type { ClientDocument } from '../../api';
import { clientDocumentPath } from '../../lib/document-filter';

interface ColumnsOf {
  /** The list covers several clients, so each row shows its client. */
  isNamed: boolean;
  mayWrite: boolean;
  /** Voiding changes a record, entering a payment is an action. */
  mayVoid: boolean;
  onPay: (row: ClientDocument) => void;
  onVoid: (row: ClientDocument) => void;
}

/** The columns of clients' documents. */
export function useDocumentColumns({ isNamed, ...actions }: ColumnsOf): SimpleColumn<ClientDocument>[] {
  const { t } = useTranslation(['office', 'payment']);
  const client: SimpleColumn<ClientDocument> = {
    key: 'client',
    title: t('office:documents.client'),
    render: ({ organizationName, inn }) => (
      <>
        {organizationName}
        {inn ? (
          <Typography variant="body2" color="textSecondary">
            {t('office:entry.inn', { inn })}
          </Typography>
        ) : null}
      </>
    ),
  };
  return [
    {
      key: 'document',
      title: t('payment:documents.type'),
      render: ({ document: { type, number, date, isForTokens } }) => (
        <>
          {t('office:documents.named', { type: t(`payment:documents.${type}`), number })}
          <Typography variant="body2" color="textSecondary">
            {isForTokens ? `${t('payment:documents.tokens')}, ${formatDate(date)}` : formatDate(date)}
          </Typography>
        </>
      ),
    },
    ...(isNamed ? [client] : []),
    {
      key: 'amount',
      title: t('payment:documents.amount'),
      align: 'right',
      render: ({ document }) => <PayDocumentAmount document={document} />,
    },
    {
      key: 'status',
      title: t('payment:documents.status'),
      render: ({ document }) => <PayDocumentStatus document={document} />,
    },
    {
      key: 'actions',
      title: t('office:documents.actions'),
      align: 'right',
      render: (row) => <Actions row={row} {...actions} />,
    },
  ];
}

interface ActionsProps extends Omit<ColumnsOf, 'isNamed'> {
  row: ClientDocument;
}

function Actions({ row, mayWrite, mayVoid, onPay, onVoid }: ActionsProps) {
  const { t } = useTranslation(['office', 'payment']);
  const { type, number, id, status, paid } = row.document;
  const name = t('office:documents.named', { type: t(`payment:documents.${type}`), number });
  const isOpen = status !== 'voided';
  return (
    <Stack
      direction="row"
      useFlexGap
      spacing={0.5}
      sx={{ flexWrap: 'wrap', justifyContent: { sm: 'flex-end' } }}
    >
      {isOpen && mayWrite && type === 'invoice' ? (
        <Button size="small" onClick={() => onPay(row)} aria-label={`${t('office:documents.pay')}: ${name}`}>
          {t('office:documents.pay')}
        </Button>
      ) : null}
      {isOpen && mayVoid && paid === '0' ? (
        <Button
          size="small"
          color="error"
          onClick={() => onVoid(row)}
          aria-label={`${t('office:documents.void')}: ${name}`}
        >
          {t('office:documents.void')}
        </Button>
      ) : null}
      <DownloadButton
        path={clientDocumentPath(row.organizationId, id)}
        size="small"
        aria-label={`${t('payment:documents.pdf')}: ${name}`}
      >
        {'PDF'}
      </DownloadButton>
    </Stack>
  );
}
