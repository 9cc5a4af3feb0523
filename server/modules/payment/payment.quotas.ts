import { ofProvider, type MutationQuotas } from '@server/quotas/mutation-quota';

/** The quota that each mutation of this module uses. */
export const paymentQuotas = {
  paymentCreate: ['requests'],
  invoiceCreate: ['requests'],
  reconciliationCreate: ['requests'],
  invoicePay: ['notices'],
  payDocumentVoid: ['requests'],
  tokenPurchaseCreate: ['requests'],
  tokenDisputeCreate: ['requests'],
  tokenDisputeDecide: ['notices'],
  tariffChange: ['requests'],
  autoTopUpUpdate: ['requests'],
  savedCardRemove: ['requests'],
  promoCodeUse: { because: 'its tries are counted for the organization' },
  promoCodeCreate: ofProvider,
  promoCodeUpdate: ofProvider,
  refLinkCreate: ['requests'],
  refLinkUpdate: ['requests'],
  refPayoutCreate: ['requests'],
  refAccrualDecide: ofProvider,
  refPayoutDecide: ['notices'],
  closingDocumentUpdate: ofProvider,
  adjustmentCreate: ['notices'],
  adjustmentDecide: ['notices'],
} as const satisfies MutationQuotas;
