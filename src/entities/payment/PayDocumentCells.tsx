import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { PayDocument } from '@src/api/generated/types';
import { formatMoney } from '@src/lib/money';
import { StatusChip } from '@src/components/data/StatusChip';

const COLOURS = { issued: 'blue', paid: 'green', voided: 'grey' } as const;

/** What a payment document is, and that it is about tokens. */
export function PayDocumentType({
  document: { type, isForTokens },
}: {
  document: Pick<PayDocument, 'type' | 'isForTokens'>;
}) {
  const { t } = useTranslation('payment');
  return (
    <>
      {t(`payment:documents.${type}`)}
      {isForTokens ? (
        <Typography variant="body2" color="textSecondary">
          {t('payment:documents.tokens')}
        </Typography>
      ) : null}
    </>
  );
}

/** A payment document's amount, and the amount paid when it differs. */
export function PayDocumentAmount({
  document: { amount, paid, status },
}: {
  document: Pick<PayDocument, 'amount' | 'paid' | 'status'>;
}) {
  const { t, i18n } = useTranslation('payment');
  const isOther = paid !== '0' && (status === 'issued' || paid !== amount);
  return (
    <>
      {formatMoney(amount, i18n.language)}
      {isOther ? (
        <Typography variant="body2" color="textSecondary">
          {t('payment:documents.paid', { sum: formatMoney(paid, i18n.language) })}
        </Typography>
      ) : null}
    </>
  );
}

/** A payment document's status, and the reason if it was voided. */
export function PayDocumentStatus({
  document: { status, voidReason },
}: {
  document: Pick<PayDocument, 'status' | 'voidReason'>;
}) {
  const { t } = useTranslation('payment');
  return (
    <>
      <StatusChip label={t(`payment:documents.state.${status}`)} colour={COLOURS[status]} />
      {voidReason === '' ? null : (
        <Typography variant="body2" color="textSecondary">
          {voidReason}
        </Typography>
      )}
    </>
  );
}
