import { z } from 'zod';
import type { Sealing } from '@server/db/sealing';
import { createTickets, type Tickets } from '../sealed-tickets';

const shape = z.object({ organizationId: z.number().int(), changeId: z.number().int() });

/** Which change a letter told of. */
export type DisputeTicket = z.infer<typeof shape>;

/** As long as a person may be away from their mailbox. */
const LIFETIME_MS = 90 * 24 * 3_600_000;

/** Of the links «It was not me»: whoever has the letter may say so, signed in or not. */
export function createDisputeTickets(sealing: Sealing, now: () => Date): Tickets<DisputeTicket> {
  return createTickets({ sealing, now, purpose: 'sign-in dispute', lifetimeMs: LIFETIME_MS, shape });
}
