import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { runningUrls } from '@server/db/embedded/lock';
import { knownHome } from '@server/db/embedded/home';
import { regulationFigures } from '@server/modules/statistics/figures.read-model';
import { createDatabase } from '@server/db/database';
import { pino } from 'pino';
import { sql } from 'drizzle-orm';
const urls = await runningUrls(knownHome('/tmp/audit-scale'));
const db = createDatabase(urls!.app, 2, pino({ level: 'silent' }));
const filters: Record<string, object> = { all: {}, tree: { subdivisionIds: [1] }, half: { subdivisionIds: Array.from({length:100},(_,i)=>i+1) }, quarter: { subdivisionIds: Array.from({length:50},(_,i)=>i+1) }, most: { subdivisionIds: Array.from({length:180},(_,i)=>i+1) }, allsubs: { subdivisionIds: Array.from({length:200},(_,i)=>i+1) }, adapt: { isAdaptation: true }, datesAll: { dateFrom: '2025-01-01' }, dates3m: { dateFrom: '2026-08-01' } };
for (const [name, f] of Object.entries(filters)) {
  const times: number[] = [];
  await db.tenant(1, async (tx) => {
    for (let i = 0; i < 4; i++) { const t = performance.now(); await regulationFigures(tx, 1, f); times.push(Math.round(performance.now() - t)); }
  });
  console.log(name, times.sort((a,b)=>a-b).join(' '));
}
await db.close();
