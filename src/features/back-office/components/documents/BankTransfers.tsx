import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { StatusChip } from '@src/components/data/StatusChip';
import { EmptyState } from '@src/components/feedback/EmptyState';
import { BusyButton } from '@src/components/form/BusyButton';
import { type SimpleColumn, SimpleTable } from '@src/components/table/SimpleTable';
import { formatDate } from '@src/lib/dates';
import { formatMoney } from '@src/lib/money';
import type { BankTransfer } from '../../api';
import { type EntryState, isEnterable, useBankTransferEntry } from '../../lib/useBankTransferEntry';

const COLOURS = {
  exact: 'green',
  partial: 'amber',
  excess: 'amber',
  otherPayer: 'red',
  byPayer: 'amber',
  entered: 'grey',
  none: 'grey',
} as const;

interface Row {
  place: number;
  transfer: BankTransfer;
}

interface BankTransfersProps {
  transfers: readonly BankTransfer[];
  onClose: () => void;
}

/** The transfers of a statement with their invoices; certain matches are preselected. */
export function BankTransfers({ transfers, onClose }: BankTransfersProps) {
  const { t } = useTranslation('office');
  const { chosen, toggle, stateOf, enteredCount, isEntering, enterChosen } = useBankTransferEntry(transfers);
  const columns = useColumns({ chosen, toggle, stateOf });
  return (
    <>
      <DialogContent>
        <SimpleTable<Row>
          label={t('office:statement.transfers')}
          columns={columns}
          rows={transfers.map((transfer, place) => ({ transfer, place }))}
          rowKey={({ place }) => place}
          empty={
            <EmptyState title={t('office:statement.empty')} text={t('office:statement.emptyHelp')} isDense />
          }
        />
        <Typography role="status" color="textSecondary" sx={{ mt: 1.5 }}>
          {enteredCount > 0 ? t('office:statement.entered', { count: enteredCount }) : ''}
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {t('common:action.close')}
        </Button>
        <BusyButton
          variant="contained"
          isBusy={isEntering}
          disabled={chosen.size === 0}
          onClick={() => void enterChosen()}
        >
          {t('office:statement.enter', { count: chosen.size })}
        </BusyButton>
      </DialogActions>
    </>
  );
}

interface ColumnsOf {
  chosen: ReadonlySet<number>;
  toggle: (place: number) => void;
  stateOf: (place: number) => EntryState | null;
}

function useColumns({ chosen, toggle, stateOf }: ColumnsOf): SimpleColumn<Row>[] {
  const { t, i18n } = useTranslation('office');
  return [
    {
      key: 'choice',
      title: t('office:many.select'),
      width: 56,
      render: ({ place, transfer }) => (
        <Checkbox
          size="small"
          checked={chosen.has(place)}
          disabled={!isEnterable(transfer) || stateOf(place)?.kind === 'entered'}
          onChange={() => toggle(place)}
          slotProps={{ input: { 'aria-label': t('office:statement.choose', { number: transfer.number }) } }}
        />
      ),
    },
    {
      key: 'transfer',
      title: t('office:statement.transfer'),
      render: ({ transfer: { number, paidOn, payerName, payerInn, purpose } }) => (
        <>
          {t('office:statement.named', { number, date: formatDate(paidOn) })}
          <Typography variant="body2">
            {payerInn ? `${payerName} · ${t('office:entry.inn', { inn: payerInn })}` : payerName}
          </Typography>
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {purpose}
          </Typography>
        </>
      ),
    },
    {
      key: 'amount',
      title: t('office:documents.amount'),
      align: 'right',
      render: ({ transfer: { amount } }) => formatMoney(amount, i18n.language),
    },
    {
      key: 'invoice',
      title: t('office:statement.invoice'),
      render: ({ place, transfer }) => <Invoice transfer={transfer} state={stateOf(place)} />,
    },
  ];
}

/** The invoice it pays, the certainty of the match, and the outcome. */
function Invoice({
  transfer: { match, invoice },
  state,
}: {
  transfer: BankTransfer;
  state: EntryState | null;
}) {
  const { t, i18n } = useTranslation(['office', 'payment']);
  const shown = state?.kind === 'entered' ? 'entered' : match;
  return (
    <>
      <StatusChip
        label={t(`office:statement.match.${shown}`)}
        colour={state?.kind === 'entered' ? 'green' : COLOURS[match]}
      />
      {invoice ? (
        <Typography variant="body2" color="textSecondary">
          {t('office:statement.of', {
            number: invoice.document.number,
            name: invoice.organizationName,
            sum: formatMoney(invoice.document.amount, i18n.language),
          })}
        </Typography>
      ) : null}
      {state?.kind === 'refused' ? (
        <Typography variant="body2" color="error" role="alert">
          {state.text || t('office:statement.refused')}
        </Typography>
      ) : null}
    </>
  );
}
