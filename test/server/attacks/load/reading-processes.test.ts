import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { z } from 'zod';
import { outlineTask } from '@server/modules/structure/outline/outline.task';
import type { Task } from '@server/workers/task';
import { createWorkers, type Workers } from '@server/workers/workers';
import { workbookFile } from '@test/helpers/files/office-files';

/** A process that reads files of others may have been taken over by one of them: what it has, and what is believed of it. */

const onLinux = process.platform === 'linux' ? test : test.skip;

let folder: string;
let workers: Workers;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'adaptika-reading-'));
  workers = createWorkers(pino({ level: 'silent' }), { folder, priority: getPriority() });
});
afterEach(async () => {
  await workers.close();
  rmSync(folder, { recursive: true });
});

const read = (
  organizationId: number,
  task: Task<{ bytes: Uint8Array; name: string }, unknown> = outlineTask,
) =>
  workers.run(
    task,
    { bytes: workbookFile(), name: 'структура.xlsx' },
    { organizationId, userId: organizationId },
  );

function fileOf(pid: string, name: string): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    // The process has ended meanwhile.
    return '';
  }
}

/** The reading processes that were started by this test. */
const processes = () =>
  readdirSync('/proc').filter(
    (pid) => /^\d+$/.test(pid) && fileOf(pid, 'environ').includes(`TMPDIR=${folder}`),
  );

onLinux(
  'it has no setting of the server, and no folder but its own',
  async () => {
    process.env['ADAPTIKA_TEST_SECRET'] = 'postgres://secret';
    try {
      await read(1);
    } finally {
      delete process.env['ADAPTIKA_TEST_SECRET'];
    }
    const [pid = ''] = processes();
    const names = fileOf(pid, 'environ')
      .split('\0')
      .map((line) => line.split('=')[0] ?? '')
      .filter((name) => name !== '' && !name.startsWith('NODE_CHANNEL_'));
    expect(names.sort()).toEqual(['TEMP', 'TMP', 'TMPDIR']);
  },
  60_000,
);

onLinux(
  'after a failure no other file is read in it',
  async () => {
    await read(1);
    const first = processes();
    expect(first).toHaveLength(1);
    await read(1);
    expect(processes()).toEqual(first);
    const failing = { ...outlineTask, name: 'no such task', failure: null };
    await expect(read(2, failing)).rejects.toThrow('no such task');
    await read(1);
    expect(processes().filter((pid) => first.includes(pid))).toEqual([]);
  },
  60_000,
);

onLinux(
  'one organization has one process, whatever it asks for, and the other stays free',
  async () => {
    const crowd = [1, 1, 1].map((organizationId) => read(organizationId));
    expect(readdirSync(folder)).toHaveLength(1);
    const others = [2, 3].map((organizationId) => read(organizationId));
    expect(readdirSync(folder)).toHaveLength(2);
    await Promise.all([...crowd, ...others]);
  },
  60_000,
);

test('what it returns is not believed: a result of another shape is an error', async () => {
  const other: Task<{ bytes: Uint8Array; name: string }, unknown> = { ...outlineTask, answer: z.number() };
  await expect(read(1, other)).rejects.toThrow(z.ZodError);
}, 60_000);
