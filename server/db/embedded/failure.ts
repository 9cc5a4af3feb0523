import { z } from 'zod';

/**
 * An error that stops the start of the embedded database. The message is meant for a person: print it without a stack and exit
 * with 1.
 */
export class EmbeddedError extends Error {
  override name = 'EmbeddedError';
}

const coded = z.object({ code: z.string() });
const messaged = z.object({ message: z.string() });

/** Returns the `code` of a system or PostgreSQL error (`ENOENT`, `42P01`); undefined when there is none. */
export function codeOf(error: unknown): string | undefined {
  return coded.safeParse(error).data?.code;
}

/** Returns the message of an error of any type. */
export function messageOf(error: unknown): string {
  return messaged.safeParse(error).data?.message ?? String(error);
}

/** Whether an error, or the last output of a program, says that the disk is full. */
export function saysFull(text: string): boolean {
  return /ENOSPC|EDQUOT|No space left|disk full|quota exceeded/i.test(text);
}

/** Turns a system failure (no space, no permission) into a message for people; an `EmbeddedError` stays as it is. */
export function explained(error: unknown, folder: string): EmbeddedError {
  if (error instanceof EmbeddedError) return error;
  const text = messageOf(error).trim();
  if (saysFull(text)) {
    return new EmbeddedError(
      `The disk of ${folder} is full: the database cannot start. Free at least 100 MB and start again; nothing is lost.`,
    );
  }
  if (/could not look up effective user ID/.test(text)) {
    return new EmbeddedError(
      `PostgreSQL needs the account that runs Adaptika to have a name on this system (a line in /etc/passwd), or set DATABASE_URL. ${text}`,
    );
  }
  return new EmbeddedError(`The database in ${folder} cannot start: ${text}`);
}
