import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Ends connections when the server closes. A closing server waits for all of its connections, but ends only those that are idle
 * at that moment. This ends the others: those without any data yet (browsers open them ahead of a request), and those whose last
 * response was still being sent.
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
    // Requests that have already arrived are read first.
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
