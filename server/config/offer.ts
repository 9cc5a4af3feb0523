import { z } from 'zod';

/** Prices and contacts that the landing page shows. */
export interface Offer {
  /** Free of charge up to this number of employees. */
  readonly freeEmployees: number;
  /** Rubles per month for each additional employee. */
  readonly employeePrice: number;
  /** Rubles for one token. */
  readonly tokenPrice: number;
  /** No prices are configured: the page says that they are examples. */
  readonly isSample: boolean;
  readonly contactEmail: string | null;
  readonly contactPhone: string | null;
}

const DEFAULTS = { freeEmployees: 10, employeePrice: 190, tokenPrice: 1 };

const optionalInteger = z.coerce.number().int().min(0).max(1_000_000).optional();

/** The environment variables of the landing page. */
export const offerEnvironment = {
  OFFER_FREE_EMPLOYEES: optionalInteger,
  OFFER_EMPLOYEE_PRICE: optionalInteger,
  OFFER_TOKEN_PRICE: z.coerce.number().int().min(1).max(1_000_000).optional(),
  CONTACT_EMAIL: z.string().email().optional(),
  CONTACT_PHONE: z.string().min(5).max(40).optional(),
};

type OfferEnvironment = z.infer<z.ZodObject<typeof offerEnvironment>>;

/** Returns the configured offer; prices that are not set are marked as examples. */
export function offerOf(value: OfferEnvironment): Offer {
  const { OFFER_FREE_EMPLOYEES: free, OFFER_EMPLOYEE_PRICE: price } = value;
  return {
    freeEmployees: free ?? DEFAULTS.freeEmployees,
    employeePrice: price ?? DEFAULTS.employeePrice,
    tokenPrice: value.OFFER_TOKEN_PRICE ?? DEFAULTS.tokenPrice,
    isSample: price === undefined,
    contactEmail: value.CONTACT_EMAIL ?? null,
    contactPhone: value.CONTACT_PHONE ?? null,
  };
}
