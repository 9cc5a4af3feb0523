import type { Socket, Server } from 'node:net';
import { createServer, connect } from 'node:net';
import { once } from 'node:events';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { WebSocket } from 'ws';
import { startTestApp, type TestApp } from '@test/helpers/app';
import { register, type Registered } from '@test/helpers/worlds/registration';
import { until } from '@test/helpers/until';

/** A proxy between the application and its database, so that a test can interrupt and restore the connection. */
class DatabaseProxy {
  #server: Server;
  #pairs = new Set<Socket>();
  #isCut = false;

  constructor(target: () => Socket) {
    this.#server = createServer((near) => {
      if (this.#isCut) {
        near.destroy();
        return;
      }
      const far = target();
      for (const socket of [near, far]) {
        this.#pairs.add(socket);
        socket.on('error', () => undefined);
        socket.on('close', () => {
          this.#pairs.delete(socket);
          near.destroy();
          far.destroy();
        });
      }
      near.pipe(far).pipe(near);
    });
  }

  listen(): Promise<number> {
    return new Promise((resolve) => {
      this.#server.listen(0, '127.0.0.1', () => {
        const address = this.#server.address();
        resolve(typeof address === 'object' && address ? address.port : 0);
      });
    });
  }

  cut(): void {
    this.#isCut = true;
    for (const socket of this.#pairs) socket.destroy();
  }

  mend(): void {
    this.#isCut = false;
  }

  close(): void {
    this.cut();
    this.#server.close();
  }
}

let t: TestApp;
let cable: DatabaseProxy;
let admin: Registered;
beforeAll(async () => {
  t = await startTestApp({
    connect: async (url) => {
      const at = new URL(url);
      const folder = at.searchParams.get('host');
      const port = at.port || '5432';
      cable = new DatabaseProxy(() =>
        folder ? connect(`${folder}/.s.PGSQL.${port}`) : connect(Number(port), at.hostname),
      );
      at.searchParams.delete('host');
      at.hostname = '127.0.0.1';
      at.port = String(await cable.listen());
      return at.toString();
    },
  });
  admin = await register(t);
}, 30_000);
afterAll(async () => {
  await t.stop();
  cable.close();
});

const health = async () => (await fetch(`${t.url}/api/health`)).status;
const ask = () => t.gql<{ organization: { id: number } }>(admin.token, '{ organization { id } }');

test('while the database is down people see an error, and when it is back everything continues automatically', async () => {
  const client = t.ws(admin.token);
  const events = client.iterate<{ changed: { topic: string } }>({
    query: 'subscription { changed { topic } }',
  });
  const first = events.next();
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect((await ask()).data?.organization.id).toBe(admin.organizationId);
  expect(await health()).toBe(200);

  cable.cut();
  const { errors } = await ask();
  expect(errors?.[0]?.message).toBe('Сервис временно недоступен. Повторите через минуту');
  expect(errors?.[0]?.extensions).toMatchObject({ type: 'InternalError', code: 'unavailable' });
  expect(await health()).toBe(503);
  // Public: it returns only the state, and neither the database address nor its error.
  expect(await (await fetch(`${t.url}/api/health`)).json()).toEqual({ status: 'databaseAway' });
  // A new socket is closed with a code after which browsers retry.
  const late = new WebSocket(`${t.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
  await once(late, 'open');
  late.send(JSON.stringify({ type: 'connection_init', payload: { 'X-Session-Token': admin.token } }));
  expect((await once(late, 'close'))[0]).toBe(1013);

  cable.mend();
  for (let tries = 0; (await ask()).errors && tries < 50; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  expect((await ask()).data?.organization.id).toBe(admin.organizationId);
  expect(await health()).toBe(200);
  // The socket stayed open, and got the instruction to reload everything.
  expect((await first).value?.data?.changed.topic).toEqual(expect.any(String));
  await client.dispose();
}, 30_000);

/** An upload that starts while the database is down, and ends when it is back. */
async function uploadMeanwhile(token: string): Promise<string> {
  const part = (name: string, content: string, file = '') =>
    `--x\r\ncontent-disposition: form-data; name="${name}"${file}\r\n\r\n${content}\r\n`;
  const query = 'mutation ($file: Upload!) { regulationImport(file: $file) { regulation { id } } }';
  const words =
    part('operations', JSON.stringify({ query, variables: { file: null } })) +
    part('map', JSON.stringify({ 0: ['variables.file'] }));
  const file = `${part('0', 'x', '; filename="a.docx"')}--x--\r\n`;
  cable.cut();
  const sent = request(`${t.url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': Buffer.byteLength(words + file),
      'x-session-token': token,
    },
  });
  sent.write(words);
  await new Promise((resolve) => setTimeout(resolve, 300));
  cable.mend();
  await until(async () => (await health()) === 200);
  sent.end(file);
  const [response] = await once(sent, 'response');
  return text(response);
}

test('a session that could not be read when an upload began is not reported as signed out', async () => {
  const answer = await uploadMeanwhile(await t.signIn(admin.userId));
  expect(JSON.parse(answer)).toMatchObject({
    errors: [{ extensions: { code: 'regulation.importNotWord', field: 'file' } }],
  });
});

test('a connection that breaks in the middle of a write loses that write entirely, and nothing else', async () => {
  const CREATE = 'mutation ($name: String!) { positionCreate(position: { name: $name }) { id } }';
  const slow = jest.spyOn(t.app.deps.audit, 'write').mockImplementationOnce(async () => {
    cable.cut();
    await new Promise((resolve) => setTimeout(resolve, 50));
    cable.mend();
  });
  const broken = await t.gql(admin.token, CREATE, { name: 'Пропавшая' });
  slow.mockRestore();
  expect(broken.errors?.[0]?.extensions.type).toBe('InternalError');
  const { data } = await t.gql<{ positions: { count: number } }>(
    admin.token,
    '{ positions(search: "Пропавшая") { count } }',
  );
  expect(data?.positions.count).toBe(0);
  expect((await t.gql(admin.token, CREATE, { name: 'Пропавшая' })).errors).toBeUndefined();
});
