import { pino } from 'pino';
import { EmbeddedError } from '@server/db/embedded/failure';
import { startEmbedded } from '@server/db/embedded/start';

// Holds the embedded database of a folder until SIGTERM. Prints JSON lines: the messages, then the addresses.
const dataDir = process.argv[2] ?? '';
const send = (value: object) => process.stdout.write(`${JSON.stringify(value)}\n`);

try {
  const begun = Date.now();
  const database = await startEmbedded({
    dataDir,
    log: pino({ level: 'silent' }),
    say: (message) => send({ message }),
  });
  const { ownerUrl, appUrl, superuserUrl, isFresh } = database;
  const took = Date.now() - begun;
  const alive = setInterval(() => undefined, 1000);
  // Ends like a program with an uncaught error: at once, without stopping anything.
  process.on('SIGUSR2', () => process.exit(1));
  process.on('SIGTERM', () => {
    clearInterval(alive);
    void database.stop().then(() => process.exit(0));
  });
  send({ ownerUrl, appUrl, superuserUrl, isFresh, took });
} catch (error) {
  if (!(error instanceof EmbeddedError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
