import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { fastify } from 'fastify';
import { endConnectionsOnClose } from '@server/http/closing-connections';
import { until } from '@test/helpers/until';

/** A server that sends what the test says, and its port. */
async function listen() {
  const app = fastify({ forceCloseConnections: 'idle', keepAliveTimeout: 300_000 });
  const body = new PassThrough();
  endConnectionsOnClose(app);
  app.get('/', (_request, reply) => reply.send(body));
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  return { app, body, port: Number(port) };
}

test('a response in progress is sent to its end, then its connection closes, even though the client would keep it', async () => {
  const { app, body, port } = await listen();
  const agent = new Agent({ keepAlive: true });
  const sent = get({ port, host: '127.0.0.1', agent });
  body.write('first ');
  const [response]: IncomingMessage[] = await once(sent, 'response');
  if (!response) throw new Error('no answer');
  const closed = app.close();
  const read = text(response);
  // Idle connections have been closed by now.
  await until(() => Promise.resolve(!app.server.listening));
  body.end('last');
  await closed;
  expect(await read).toBe('first last');
  agent.destroy();
});

test('an unused connection is not waited for', async () => {
  const { app, port } = await listen();
  const silent = connect({ port, host: '127.0.0.1' });
  await once(silent, 'connect');
  const ended = once(silent, 'close');
  silent.resume();
  await app.close();
  await ended;
});
