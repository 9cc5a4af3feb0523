import { z } from 'zod';

const targetShape = z.object({
  url: z.string(),
  ownerUrl: z.string(),
  organizationId: z.number(),
  adminToken: z.string(),
  employees: z.array(z.string()).readonly(),
});

/** The commands to the attacking process. */
export const commandShape = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('prepare'), name: z.string(), target: targetShape }),
  z.object({ kind: z.literal('begin') }),
  z.object({ kind: z.literal('end') }),
]);

export type Command = z.infer<typeof commandShape>;

/** The outcomes of a round's requests. */
export const shotsShape = z.object({ outcomes: z.record(z.string(), z.number()) });

export type Shots = z.infer<typeof shotsShape>;
