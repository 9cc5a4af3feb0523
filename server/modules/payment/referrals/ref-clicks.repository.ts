import { sql } from 'drizzle-orm';
import limits from '@graphql/limits.json';
import type { Tx } from '@server/db/database';

interface Click {
  ref: number;
  link: number;
  day: string;
  /** Stored only as a hash, with the salt of the day. */
  browser: string;
}

/** Counts the click, once a day for each browser. */
export async function countClick(tx: Tx, { ref, link, day, browser }: Click): Promise<void> {
  await tx.execute(sql`
    select count_ref_click(${ref}, ${link}, ${day}::date, ${browser}, ${limits.referrals.clicksPerDay})`);
}

/** Deletes what distinguished the browsers of earlier days. */
export async function deleteClicksBefore(tx: Tx, day: string): Promise<void> {
  await tx.execute(sql`delete from ref_click where day < ${day}::date`);
  await tx.execute(sql`delete from ref_click_salt where day < ${day}::date`);
}
