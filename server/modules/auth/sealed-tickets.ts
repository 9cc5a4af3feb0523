import type { z } from 'zod';
import type { Sealing } from '@server/db/sealing';

export interface Tickets<Content> {
  /** Returns a string that carries `content` to the browser and back, until it expires. */
  issue(content: Content): string;
  /** Returns the content, or null when the ticket is not ours or has expired. */
  read(ticket: string): Content | null;
}

interface TicketsOptions<Content> {
  sealing: Sealing;
  now: () => Date;
  purpose: string;
  lifetimeMs: number;
  shape: z.ZodType<Content>;
}

function parsed(text: string): { until?: unknown; content?: unknown } | null {
  const value: unknown = JSON.parse(text);
  return typeof value === 'object' ? value : null;
}

/** Creates short-lived sealed tickets: values that pass through the browser, which can neither read nor forge them. */
export function createTickets<Content>(options: TicketsOptions<Content>): Tickets<Content> {
  const { sealing, now, purpose, lifetimeMs, shape } = options;
  return {
    issue: (content) =>
      sealing.seal(purpose, JSON.stringify({ until: now().getTime() + lifetimeMs, content })),
    read(ticket) {
      const text = sealing.open(purpose, ticket);
      const value = text === null ? null : parsed(text);
      if (typeof value?.until !== 'number' || value.until < now().getTime()) return null;
      return shape.safeParse(value.content).data ?? null;
    },
  };
}
