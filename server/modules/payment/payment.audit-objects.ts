import type { AuditObjects } from '@server/audit/audit-objects';

/** What the history tells of this module, and in which of its sections. */
export const paymentAuditObjects = {
  payment: 'organization',
  payDocument: 'organization',
  autoTopUp: 'organization',
  tokenPurchase: 'organization',
  tokenReserve: 'organization',
  tokenDispute: 'organization',
  promoCode: 'organization',
  promoUse: 'organization',
  refLink: 'organization',
  refPayout: 'organization',
  refAccrual: 'organization',
  adjustment: 'organization',
} as const satisfies AuditObjects;
