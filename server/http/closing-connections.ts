import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * A server that closes waits for all of its connections, but ends only those that are idle at that moment. Here the others:
 * on which nothing has been said yet (browsers open them ahead of a request), and whose last answer was on its way.
 */
export function endConnectionsOnClose(app: FastifyInstance): void {
  const open = new Set<Socket>();
  let isClosing = false;
  app.server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  app.addHook('preClose', (done) => {
    isClosing = true;
    // A request that has arrived already is read first.
    setImmediate(() => {
      for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
      done();
    });
  });
  app.addHook('onResponse', (request, _reply, done) => {
    if (isClosing) request.raw.socket.end();
    done();
  });
}
