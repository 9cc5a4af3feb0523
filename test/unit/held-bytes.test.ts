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

test('waiting files are rejected before they fill the memory, those of one organization before those of all', async () => {
  const waiting: (() => void)[] = [];
  const workers: Workers = {
    async run({ answer }) {
      await new Promise<void>((resume) => waiting.push(resume));
      return answer.parse('read');
    },
    close: () => Promise.resolve(),
  };
  const { run } = boundBytes(workers, { all: 50, perOrganization: 30 });
  const send = (organizationId: number, size: number) =>
    run(task, { bytes: new Uint8Array(size) }, { organizationId, userId: 1 }, 'file');
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
