import { useTranslation } from 'react-i18next';
import { Fact } from '@src/components/data/Fact';
import { formatDate } from '@src/lib/dates';
import type { TokenDispute } from '../api';

/** A dispute of a write-off: its text, its author, and the provider's answer. Inside a `dl`. */
export function DisputeFacts({ dispute }: { dispute: TokenDispute }) {
  const { t } = useTranslation('payment');
  const { reason, createdAt, createdBy, status, answer, decidedAt } = dispute;
  return (
    <>
      <Fact label={t('payment:dispute.said', { date: formatDate(createdAt, 'dateTime'), by: createdBy })}>
        {reason}
      </Fact>
      {status === 'open' ? (
        <Fact label={t('payment:dispute.answer')}>{t('payment:dispute.waiting')}</Fact>
      ) : (
        <Fact
          label={t('payment:dispute.answered', { date: decidedAt ? formatDate(decidedAt, 'dateTime') : '' })}
        >
          {[t(`payment:dispute.${status}`, { count: dispute.tokens ?? 0 }), answer]
            .filter(Boolean)
            .join('\n')}
        </Fact>
      )}
    </>
  );
}
