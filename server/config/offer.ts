import { z } from 'zod';

/** What the landing says of prices and of whom to ask. */
export interface Offer {
  /** Up to so many people it costs nothing. */
  readonly freeEmployees: number;
  /** Roubles a month for each person beyond. */
  readonly employeePrice: number;
  /** Roubles for one token. */
  readonly tokenPrice: number;
  /** Nobody has set the prices: the page says that they are an example. */
  readonly isSample: boolean;
  readonly contactEmail: string | null;
  readonly contactPhone: string | null;
}

const DEFAULTS = { freeEmployees: 10, employeePrice: 190, tokenPrice: 1 };

const whole = z.coerce.number().int().min(0).max(1_000_000).optional();

/** The variables of the landing. */
export const offerEnvironment = {
  OFFER_FREE_EMPLOYEES: whole,
  OFFER_EMPLOYEE_PRICE: whole,
  OFFER_TOKEN_PRICE: z.coerce.number().int().min(1).max(1_000_000).optional(),
  CONTACT_EMAIL: z.string().email().optional(),
  CONTACT_PHONE: z.string().min(5).max(40).optional(),
};

type OfferEnvironment = z.infer<z.ZodObject<typeof offerEnvironment>>;

/** The offer as configured; numbers that nobody set are marked. */
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
