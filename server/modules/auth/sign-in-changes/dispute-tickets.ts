import { z } from 'zod';
import type { Sealing } from '@server/db/sealing';
import { createTickets, type Tickets } from '../sealed-tickets';

const shape = z.object({ organizationId: z.number().int(), changeId: z.number().int() });

/** The change that an email was about. */
export type DisputeTicket = z.infer<typeof shape>;

/** The time that a person may be away from their mailbox. */
const LIFETIME_MS = 90 * 24 * 3_600_000;

/** Creates the tickets of the «It was not me» links: the recipient of the email may use them, signed in or not. */
export function createDisputeTickets(sealing: Sealing, now: () => Date): Tickets<DisputeTicket> {
  return createTickets({ sealing, now, purpose: 'sign-in dispute', lifetimeMs: LIFETIME_MS, shape });
}
