import { connect, createServer, type Socket } from 'node:net';
import { freePort } from '../deployment/free-port';
import { Transform } from 'node:stream';

/** `A` of PostgreSQL's protocol: a NotificationResponse. */
const NOTIFICATION = 'A'.charCodeAt(0);
/** A message consists of its type, a length that includes itself, and the body. */
const HEADER_BYTES = 5;

/** The server's responses without its notifications. */
function withoutNotifications(): Transform {
  let rest = Buffer.alloc(0);
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      rest = Buffer.concat([rest, chunk]);
      while (rest.length >= HEADER_BYTES) {
        const end = 1 + rest.readUInt32BE(1);
        if (rest.length < end) break;
        if (rest[0] !== NOTIFICATION) this.push(rest.subarray(0, end));
        rest = rest.subarray(end);
      }
      done();
    },
  });
}

/**
 * Behaves like a pooler in transaction mode for a listening client: every query gets a response, no notification arrives.
 * @returns the address of the same database behind it
 */
export async function startSilentPooler(url: string): Promise<{ url: string; stop(): Promise<void> }> {
  const target = new URL(url);
  const host = target.searchParams.get('host') ?? target.hostname;
  const port = Number(target.port || 5432);
  const open = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host);
    for (const socket of [client, upstream]) {
      open.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => {
        client.destroy();
        upstream.destroy();
      });
    }
    client.pipe(upstream);
    upstream.pipe(withoutNotifications()).pipe(client);
  });
  const listening = await freePort();
  await new Promise<void>((resolve) => server.listen(listening, '127.0.0.1', resolve));
  const behind = new URL(url);
  behind.searchParams.delete('host');
  behind.hostname = '127.0.0.1';
  behind.port = String(listening);
  return {
    url: behind.toString(),
    async stop() {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
