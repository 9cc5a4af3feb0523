import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Connections on which nothing has been said yet: browsers open them ahead of a request. Node takes them for busy ones,
 * and a stop would wait for them until it is cut off, so they are ended when the server begins to close.
 */
export function endUnusedConnections(app: FastifyInstance): void {
  const open = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  app.addHook('preClose', (done) => {
    // A request that has arrived already is read first.
    setImmediate(() => {
      for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
      done();
    });
  });
}
