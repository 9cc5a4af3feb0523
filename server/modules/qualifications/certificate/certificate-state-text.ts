import type { Lang } from '@server/graphql/context';
import type { DocumentDates } from '@server/modules/content/documents/document-dates';
import { documentTexts } from '@server/modules/content/documents/document-texts';
import type { HeldAward } from '../qualifications.tables';

type CertificateState = Pick<
  HeldAward,
  'conditionalUntil' | 'reason' | 'state' | 'validUntil' | 'withdrawnOn'
>;

/** Describes the current state of a certificate to its reader. */
export function certificateStateText(
  lang: Lang,
  dates: Pick<DocumentDates, 'day'>,
  { state, reason, validUntil, conditionalUntil, withdrawnOn }: CertificateState,
): string {
  const t = documentTexts(lang);
  switch (state) {
    case 'valid':
      return validUntil === null
        ? t('award.state.endless')
        : t('award.state.valid', { date: dates.day(validUntil) });
    case 'conditional':
      return t('award.state.conditional', { date: dates.day(conditionalUntil ?? validUntil ?? '') });
    case 'revoked':
      return withdrawnOn === null
        ? t('award.state.revoked')
        : t('award.state.withdrawn', { date: dates.day(withdrawnOn) });
    case 'expired':
      return reason === 'replaced' || validUntil === null
        ? t('award.state.replaced')
        : t('award.state.expired', { date: dates.day(validUntil) });
  }
}
