import { once } from 'node:events';
import { WebSocket } from 'ws';

export interface OpenSocket {
  /** The close code and the time. */
  closed: Promise<{ code: number; at: number }>;
  isOpen(): boolean;
  close(): void;
}

/** A raw socket, opened with this session and acknowledged. */
export async function openSocket(
  url: string,
  token: string,
  headers: Record<string, string> = {},
): Promise<OpenSocket> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', { headers });
  const closed = new Promise<{ code: number; at: number }>((resolve) => {
    socket.once('close', (code) => resolve({ code, at: Date.now() }));
  });
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'connection_init', payload: { 'x-session-token': token } }));
  await Promise.race([once(socket, 'message'), closed]);
  return {
    closed,
    isOpen: () => socket.readyState === WebSocket.OPEN,
    close: () => socket.close(),
  };
}
