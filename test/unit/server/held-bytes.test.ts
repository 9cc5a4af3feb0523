import { z } from 'zod';
import { boundBytes } from '@server/workers/held-bytes';
import { bytesShape, PARSING, type Task } from '@server/workers/task';
import type { Workers } from '@server/workers/workers';

const task: Task<{ bytes: Uint8Array }, string> = {
  name: 'measure',
  input: z.object({ bytes: bytesShape }),
  answer: z.string(),
  limits: PARSING,
  failure: null,
};

/** Workers whose tasks wait until the test resumes them. */
function waitingWorkers() {
  const waiting: (() => void)[] = [];
  const workers: Workers = {
    async run({ answer }) {
      await new Promise<void>((resume) => waiting.push(resume));
      return answer.parse('read');
    },
    close: () => Promise.resolve(),
  };
  return { waiting, ...boundBytes(workers, { all: 50, perOrganization: 30, single: 40 }) };
}

const owner = (organizationId: number) => ({ organizationId, userId: 1 });

test('waiting files are rejected before they fill the memory, those of one organization before those of all', async () => {
  const { waiting, run } = waitingWorkers();
  const send = (organizationId: number, size: number) =>
    run(task, { bytes: new Uint8Array(size) }, owner(organizationId), 'file');
  const busy = { code: 'files.busy', details: { field: 'file' } };

  const first = [send(1, 20), send(1, 10)];
  await expect(send(1, 1)).rejects.toMatchObject(busy);
  const others = send(2, 20);
  await expect(send(3, 1)).rejects.toMatchObject(busy);
  for (const resume of waiting.splice(0)) resume();
  expect(await Promise.all([...first, others])).toEqual(['read', 'read', 'read']);

  const again = send(1, 30);
  waiting.pop()?.();
  expect(await again).toBe('read');
});

test('documents are counted by their texts, wherever these are in the input', async () => {
  const { waiting, run } = waitingWorkers();
  const document: Task<unknown, string> = { ...task, input: z.unknown() };
  const send = (organizationId: number, input: unknown) => run(document, input, owner(organizationId));
  const nested = {
    nodes: [{ name: 'a'.repeat(10), items: [{ name: 'b'.repeat(5) }] }],
    count: 3,
    head: null,
  };

  const first = [send(1, nested), send(1, { text: ['c'.repeat(15)] })];
  await expect(send(1, ['d'])).rejects.toMatchObject({ code: 'files.busy' });
  for (const resume of waiting.splice(0)) resume();
  expect(await Promise.all(first)).toEqual(['read', 'read']);
});

test('the pictures of a document are reserved before they are read, and released when it is made or fails', async () => {
  const { holding } = waitingWorkers();
  let reads = 0;
  let resume = (): void => undefined;
  const slow = () =>
    new Promise<string>((done) => {
      reads += 1;
      resume = () => done('pictures');
    });

  const first = holding(25, owner(1), slow);
  await expect(holding(10, owner(1), slow)).rejects.toMatchObject({ code: 'files.busy' });
  await expect(holding(30, owner(2), slow)).rejects.toMatchObject({ code: 'files.busy' });
  expect(reads).toBe(1);
  resume();
  expect(await first).toBe('pictures');
  await expect(holding(25, owner(1), () => Promise.reject(new Error('lost')))).rejects.toThrow('lost');

  // More than an organization may have in several tasks, but it has no other.
  expect(await holding(40, owner(1), () => Promise.resolve('one'))).toBe('one');
  await expect(holding(41, owner(1), slow)).rejects.toMatchObject({ code: 'files.tooComplex' });
  expect(reads).toBe(1);
});
