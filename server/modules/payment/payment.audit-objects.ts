import type { AuditObjects } from '@server/audit/audit-objects';

/** How the history names this module's objects, and in which of its sections they appear. */
export const paymentAuditObjects = {
  payment: 'organization',
  payDocument: 'organization',
  autoTopUp: 'organization',
  tokenPurchase: 'organization',
  tokenReserve: 'organization',
  tokenDispute: 'organization',
  tokenLimit: 'organization',
  promoCode: 'organization',
  promoUse: 'organization',
  refLink: 'organization',
  refTemplate: 'organization',
  refPayout: 'organization',
  refAccrual: 'organization',
  adjustment: 'organization',
} as const satisfies AuditObjects;
