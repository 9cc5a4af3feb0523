import { createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

export interface SmtpServer {
  url: string;
  /** The received emails, as they came over the wire. */
  readonly emails: string[];
  /** The number of rejected recipients. */
  rejectedCount(): number;
  /** Rejects every recipient from now on, or none. */
  setRejecting(isRefusing: boolean): void;
  close(): Promise<void>;
}

/** A mail server that implements just enough of SMTP to accept or reject an email. */
export async function startSmtp(): Promise<SmtpServer> {
  const emails: string[] = [];
  const sockets = new Set<Socket>();
  let isRefusing = false;
  let rejections = 0;

  function answerTo(command: string): string {
    if (command === 'EHLO' || command === 'HELO') return '250 localhost';
    if (command === 'DATA') return '354 go on';
    if (command === 'QUIT') return '221 bye';
    if (command !== 'RCPT' || !isRefusing) return '250 ok';
    rejections += 1;
    return '550 no such mailbox';
  }

  async function converse(socket: Socket): Promise<void> {
    let email: string[] | null = null;
    socket.write('220 localhost\r\n');
    for await (const line of createInterface(socket)) {
      if (email === null) {
        const command = line.slice(0, 4).toUpperCase();
        if (command === 'DATA') email = [];
        socket.write(`${answerTo(command)}\r\n`);
      } else if (line === '.') {
        emails.push(email.join('\n'));
        email = null;
        socket.write('250 taken\r\n');
      } else email.push(line);
    }
  }

  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
    converse(socket).catch(() => socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    emails,
    rejectedCount: () => rejections,
    setRejecting(value) {
      isRefusing = value;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
