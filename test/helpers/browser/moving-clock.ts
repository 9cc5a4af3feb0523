import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { projectPath } from '@server/config/paths';
import { withClient } from '@server/db/client';

/**
 * Functions that hide those of PostgreSQL: the schema is searched first, by every login and by the functions that set their own
 * search path. Defaults of columns are bound to PostgreSQL's own function when they are created, so they are bound again.
 */
const INSTALL = `
  create schema test_clock;
  grant usage on schema test_clock to public;
  create function test_clock.now() returns timestamptz language sql stable as 'select pg_catalog.now()';
  create function test_clock.clock_timestamp() returns timestamptz language sql volatile as 'select pg_catalog.clock_timestamp()';
  do $$
  declare
    item record;
  begin
    execute format('alter database %I set search_path = test_clock, pg_catalog, public', current_database());
    for item in
      select p.oid::regprocedure as named from pg_proc p, unnest(p.proconfig) setting
      where p.pronamespace = 'public'::regnamespace and setting like 'search_path=%'
    loop
      execute format('alter routine %s set search_path = test_clock, pg_catalog, public, pg_temp', item.named);
    end loop;
    for item in
      select d.adrelid::regclass as named, a.attname from pg_attrdef d
      join pg_attribute a on a.attrelid = d.adrelid and a.attnum = d.adnum
      where pg_get_expr(d.adbin, d.adrelid) = 'now()'
    loop
      execute format('alter table %s alter column %I set default test_clock.now()', item.named, item.attname);
    end loop;
  end $$;
`;

const MOVE = `
  create or replace function test_clock.now() returns timestamptz language sql stable
    as 'select pg_catalog.now() + $AHEAD * interval ''1 millisecond''';
  create or replace function test_clock.clock_timestamp() returns timestamptz language sql volatile
    as 'select pg_catalog.clock_timestamp() + $AHEAD * interval ''1 millisecond''';
`;

/** The clock of a whole installation: of its database, its nodes and the browsers. It only moves forward. */
export interface MovingClock {
  /** The environment of each node. */
  readonly env: Record<string, string>;
  /** Installs the clock in the database; sessions that are already open keep PostgreSQL's time. */
  install(ownerUrl: string): Promise<void>;
  /** A browser whose pages, open and future, follow the clock. */
  follow(context: BrowserContext): Promise<void>;
  now(): Date;
  /** Moves the clock everywhere to a later moment. */
  moveTo(moment: Date): Promise<void>;
}

/** In a page: `Date` is ahead by the number that the clock sets. */
function shiftPageClock(ms: number): void {
  const page: typeof globalThis & { clockAheadMs?: number } = globalThis;
  const isShifted = page.clockAheadMs !== undefined;
  page.clockAheadMs = ms;
  if (isShifted) return;
  const RealDate = Date;
  const now = () => RealDate.now() + (page.clockAheadMs ?? 0);
  page.Date = new Proxy(RealDate, {
    construct: (target, args, self) => Reflect.construct(target, args.length === 0 ? [now()] : args, self),
    apply: () => new RealDate(now()).toString(),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  });
}

/** A document that is replaced meanwhile is followed by one that the script of the context has shifted; shifting again is harmless. */
async function shiftOpenPage(page: Page, ms: number): Promise<void> {
  try {
    await page.evaluate(shiftPageClock, ms);
  } catch (error) {
    if (!String(error).includes('Execution context was destroyed')) throw error;
    await page.evaluate(shiftPageClock, ms);
  }
}

/** A clock for the nodes that share `folder`. */
export function createMovingClock(folder: string): MovingClock {
  const file = join(folder, 'moved-clock');
  const contexts: BrowserContext[] = [];
  let ownerUrl = '';
  let aheadMs = 0;
  writeFileSync(file, '0');

  async function show(context: BrowserContext): Promise<void> {
    await context.addInitScript(shiftPageClock, aheadMs);
    for (const page of context.pages()) await shiftOpenPage(page, aheadMs);
  }

  return {
    env: {
      MOVED_CLOCK: file,
      NODE_OPTIONS: `--require=${projectPath('test', 'helpers', 'jest', 'moved-date.cjs')}`,
    },
    async install(url) {
      ownerUrl = url;
      await withClient(url, 'clock', (client) => client.query(INSTALL));
    },
    async follow(context) {
      contexts.push(context);
      await show(context);
    },
    now: () => new Date(Date.now() + aheadMs),
    async moveTo(moment) {
      const next = moment.getTime() - Date.now();
      if (next < aheadMs) throw new Error('the clock only moves forward');
      aheadMs = next;
      await withClient(ownerUrl, 'clock', (client) => client.query(MOVE.replaceAll('$AHEAD', String(next))));
      writeFileSync(file, String(next));
      // Each node reads the file again after a moment.
      await new Promise((wake) => setTimeout(wake, 40));
      for (const context of contexts) await show(context);
    },
  };
}
