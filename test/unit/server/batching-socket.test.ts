import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { batchingSocket } from '@server/db/batching-socket';

let server: Server;
let received = '';

beforeEach(async () => {
  received = '';
  server = createServer((peer) => {
    peer.on('data', (chunk) => {
      received += chunk.toString();
      if (received.endsWith('.')) peer.end('answered');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});

afterEach(() => server.close());

async function connected(): Promise<Socket> {
  const socket = batchingSocket();
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  socket.connect(address.port, '127.0.0.1');
  await once(socket, 'connect');
  return socket;
}

describe('the socket of the database driver', () => {
  it('sends what is written side by side with one system call, in order', async () => {
    const socket = await connected();
    const sent = jest.spyOn(socket, '_writev');
    socket.write('begin;');
    await Promise.resolve();
    socket.write('select;');
    await Promise.resolve().then(() => socket.write('commit.'));
    await once(socket, 'data');
    expect(received).toBe('begin;select;commit.');
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it('sends what is written later as well', async () => {
    const socket = await connected();
    socket.write('begin;');
    await new Promise((wake) => setImmediate(wake));
    socket.write('commit.');
    await once(socket, 'data');
    expect(received).toBe('begin;commit.');
  });
});
