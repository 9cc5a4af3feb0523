import { Client } from 'pg';
import { pino } from 'pino';
import { startEmbedded } from '@server/db/embedded/start';

// Writes row after row into the embedded database of a folder and prints each number once PostgreSQL has acknowledged it.
const dataDir = process.argv[2] ?? '';
const database = await startEmbedded({ dataDir, log: pino({ level: 'silent' }), say: () => undefined });
const client = new Client({ connectionString: database.ownerUrl });
await client.connect();
await client.query('create table if not exists written (id int primary key, told text not null)');
for (let id = 1; id <= 1000; id += 1) {
  await client.query('insert into written values ($1, $2)', [id, 'x'.repeat(500)]);
  process.stdout.write(`${id}\n`);
}
setInterval(() => undefined, 1000);
