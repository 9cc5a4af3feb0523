import { z } from 'zod';

export interface PaymentConfig {
  /** Null: not configured, and card payment is not offered (a demonstration simulates it). */
  readonly yookassa: { readonly shopId: string; readonly secretKey: string; readonly url: string } | null;
  /** The provider's value-added tax: none, a reduced rate, or the general one. */
  readonly vat: 'none' | '5' | '7' | 'general';
  /** The provider's tax system (tag 1055 of a receipt); null: its cash register knows the only one. */
  readonly taxSystem: number | null;
  /** In kopecks: a correction of a client's balance above this amount needs a second person of the provider. */
  readonly adjustmentLimit: bigint;
  /** The first day of the first month whose tokens get a closing document here; null: all months do. */
  readonly tokenDocumentsFrom: string | null;
}

const API = 'https://api.yookassa.ru/v3';

/** The environment variables of payments. */
export const paymentEnvironment = {
  YOOKASSA_SHOP_ID: z.string().min(1).max(64).optional(),
  YOOKASSA_SECRET_KEY: z.string().min(8).max(200).optional(),
  YOOKASSA_URL: z.url({ protocol: /^https?$/ }).default(API),
  PAYMENT_VAT: z.enum(['none', '5', '7', 'general']).default('none'),
  PAYMENT_TAX_SYSTEM: z.coerce.number().int().min(1).max(6).optional(),
  PAYMENT_ADJUSTMENT_LIMIT: z.coerce.number().int().min(0).max(1_000_000_000).default(10_000),
  PAYMENT_TOKEN_DOCUMENTS_FROM: z
    .string()
    .regex(/^20\d\d-(0[1-9]|1[0-2])$/)
    .optional(),
};

type PaymentEnvironment = z.infer<z.ZodObject<typeof paymentEnvironment>>;

/** Returns the payment configuration. */
export function paymentOf(value: PaymentEnvironment): PaymentConfig {
  const {
    YOOKASSA_SHOP_ID: shopId,
    YOOKASSA_SECRET_KEY: secretKey,
    YOOKASSA_URL: url,
    PAYMENT_VAT: vat,
    PAYMENT_TAX_SYSTEM: taxSystem = null,
    PAYMENT_ADJUSTMENT_LIMIT: roubles,
    PAYMENT_TOKEN_DOCUMENTS_FROM: month,
  } = value;
  return {
    yookassa: shopId && secretKey ? { shopId, secretKey, url: url.replace(/\/$/, '') } : null,
    vat,
    taxSystem,
    adjustmentLimit: BigInt(roubles) * 100n,
    tokenDocumentsFrom: month === undefined ? null : `${month}-01`,
  };
}
