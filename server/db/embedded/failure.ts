import { z } from 'zod';

/** A start of the embedded database that cannot go on. The message is meant for a person: print it without a stack and exit with 1. */
export class EmbeddedError extends Error {
  override name = 'EmbeddedError';
}

const coded = z.object({ code: z.string() });
const messaged = z.object({ message: z.string() });

/** The `code` of a system or PostgreSQL error (`ENOENT`, `42P01`); undefined when there is none. */
export function codeOf(error: unknown): string | undefined {
  return coded.safeParse(error).data?.code;
}

/** What an error says, whatever was thrown. */
export function messageOf(error: unknown): string {
  return messaged.safeParse(error).data?.message ?? String(error);
}
