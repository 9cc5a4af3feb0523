import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { constants, getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { pino } from 'pino';
import { AppError } from '@server/errors';
import { fileTask } from '@server/modules/files/file.task';
import { bodyTask } from '@server/modules/regulations/body/body.task';
import { tableTask } from '@server/spreadsheets/table.task';
import { outlineTask } from '@server/modules/structure/outline/outline.task';
import { createWorkers, type Workers } from '@server/workers/workers';
import {
  compoundFile,
  paragraph,
  pdfBomb,
  PROGRAMS,
  wordFile,
  workbookFile,
} from '@test/helpers/files/office-files';
import { numbersRow, oldWorkbookFile } from '@test/helpers/files/old-workbook';
import { TABLES, TEXTS } from './office-corpus';

/** Files crafted to block others: each gets a response that its sender understands, and nobody else waits. */

const owner = { organizationId: 1, userId: 1 };
const stranger = { organizationId: 2, userId: 2 };
/** At the test’s own priority: at the lowest one they would wait for the tests beside them, and one test below is about that. */
let workers: Workers;
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'adaptika-attacks-'));
  workers = createWorkers(pino({ level: 'silent' }), { folder, priority: getPriority() });
});
afterAll(async () => {
  await workers.close();
  rmSync(folder, { recursive: true });
});

/** «read», or the code of the rejection; any other error fails the test. */
async function outcome(work: Promise<unknown>): Promise<string> {
  try {
    await work;
    return 'read';
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}

const asTable = (bytes: Buffer, name = 'структура.xlsx', by = owner, of = workers) =>
  outcome(of.run(outlineTask, { bytes, name }, by, 'file'));

const kindOf = (name: string) => (name.endsWith('.pdf') ? 'pdf' : name.endsWith('.doc') ? 'doc' : 'docx');
const asText = (bytes: Buffer, name = 'правила.docx', by = owner, of = workers) => {
  const kind = kindOf(name);
  return outcome(of.run(bodyTask, { kind, name, bytes, isStored: kind !== 'docx' }, by, 'file'));
};
const asAttachment = (bytes: Buffer, name: string) =>
  outcome(workers.run(fileTask, { name, bytes, mustBePicture: false, field: 'file' }, owner, 'file'));

for (const [what, make, expected, name] of TABLES) {
  test(`a table: ${what}`, async () => {
    expect(await asTable(make(), name, owner)).toBe(expected);
  }, 60_000);
}

for (const [what, make, expected, name] of TEXTS) {
  test(`a text: ${what}`, async () => {
    expect(await asText(make(), name, owner)).toBe(expected);
  }, 60_000);
}

test('an attachment with programs is rejected, whatever its name', async () => {
  const programs = { ...PROGRAMS, name: 'word/vbaProject.bin' };
  expect(await asAttachment(wordFile({ more: [programs] }), 'приказ.docx')).toBe('files.macros');
  expect(await asAttachment(workbookFile({ more: [PROGRAMS] }), 'график.xlsx')).toBe('files.macros');
  expect(await asAttachment(compoundFile('Workbook', '_VBA_PROJECT_CUR'), 'график.xls')).toBe('files.macros');
  expect(await asAttachment(compoundFile('WordDocument', 'Macros', 'VBA'), 'приказ.doc')).toBe(
    'files.macros',
  );
  expect(await asAttachment(wordFile(), 'приказ.docx')).toBe('read');
  expect(await asAttachment(compoundFile('Workbook'), 'график.xls')).toBe('read');
}, 60_000);

test('a file that exhausts memory ends its own process, and blocks neither the server nor the others', async () => {
  // Loads the libraries, so that only reading is measured.
  await asText(wordFile(), 'правила.docx', stranger);
  const bomb = pdfBomb(600);
  const endless = wordFile({ body: paragraph('x').repeat(200_000) });
  const order: string[] = [];
  const note = (what: string) => (code: string) => {
    order.push(what);
    return code;
  };
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const start = performance.now();
  const attack = Promise.all([
    asText(bomb, 'бомба.pdf').then(note('attack')),
    asText(endless, 'правила.docx').then(note('attack')),
  ]);
  const honest = Promise.all(
    [1, 2, 3].map(() => asText(wordFile(), 'правила.docx', stranger).then(note('honest'))),
  );
  expect(await honest).toEqual(['read', 'read', 'read']);
  expect(await attack).toEqual(['files.tooComplex', 'files.tooComplex']);
  const elapsed = performance.now() - start;
  delay.disable();
  expect(order.slice(0, 3)).toEqual(['honest', 'honest', 'honest']);
  expect(delay.percentile(99) / 1e6).toBeLessThan(elapsed / 10);
}, 120_000);

test('a file that takes more time or memory than its task may ends its own process', async () => {
  const rows = Array.from({ length: 1_000 }, (_, row) => numbersRow(row, 200));
  const input = { bytes: oldWorkbookFile('x', rows), fileName: 'люди.xls', maxColumns: 200 };
  const within = (limits: Partial<typeof tableTask.limits>) =>
    outcome(workers.run({ ...tableTask, limits: { ...tableTask.limits, ...limits } }, input, owner, 'file'));
  expect(await within({})).toBe('read');
  expect(await within({ cpuSeconds: 0.1 })).toBe('files.tooComplex');
  expect(await within({ megabytes: 90 })).toBe('files.tooComplex');
  expect(await within({ seconds: 0.1 })).toBe('files.tooComplex');
}, 60_000);

/** The fields of a Linux process or thread after its name: the parent is the second, the priority the seventeenth. */
function statOf(path: string): string[] {
  try {
    const stat = readFileSync(`${path}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    // The process has ended meanwhile.
    return [];
  }
}

/** The priorities of all threads of the file-reading processes started by this one, with folders below `parent`. */
function prioritiesOfThreads(parent: string): number[] {
  const processes = readdirSync('/proc').filter(
    (id) => /^\d+$/.test(id) && Number(statOf(`/proc/${id}`)[1]) === process.pid,
  );
  return processes
    .filter((id) => readFileSync(`/proc/${id}/environ`, 'utf8').includes(`TMPDIR=${parent}`))
    .flatMap((id) => readdirSync(`/proc/${id}/task`).map((thread) => `/proc/${id}/task/${thread}`))
    .map((thread) => Number(statOf(thread)[16]));
}

/** The priorities of the threads of processes while `work` uses them. */
async function prioritiesWhile(
  priority: number | undefined,
  work: (of: Workers) => Promise<unknown>,
): Promise<Set<number>> {
  const own = mkdtempSync(join(folder, 'low-'));
  const low = createWorkers(pino({ level: 'silent' }), {
    folder: own,
    ...(priority === undefined ? {} : { priority }),
  });
  try {
    await work(low);
    return new Set(prioritiesOfThreads(own));
  } finally {
    await low.close();
    rmSync(own, { recursive: true });
  }
}

const onLinux = process.platform === 'linux' ? test : test.skip;

onLinux('a file-reading process has the lowest priority from its start', async () => {
  let asked: Promise<string> | null = null;
  // Nothing is awaited: at that priority it may be a long time until a busy machine begins to read.
  const found = await prioritiesWhile(undefined, (of) => {
    asked = asText(wordFile(), 'правила.docx', owner, of);
    return Promise.resolve();
  });
  expect(found).toEqual(new Set([constants.priority.PRIORITY_LOW]));
  expect(await asked).toBe('files.busy');
});

onLinux(
  'no thread of a file-reading process, including its garbage collector, takes CPU priority over people',
  async () => {
    const lower = getPriority() + 3;
    const found = await prioritiesWhile(lower, async (of) => {
      expect(await asText(wordFile(), 'правила.docx', owner, of)).toBe('read');
    });
    expect(found).toEqual(new Set([lower]));
  },
  60_000,
);

test('a sender of more than the queue holds gets an error, and the others are served', async () => {
  const flood = Array.from({ length: 30 }, () => asTable(workbookFile()));
  const honest = asTable(workbookFile(), 'структура.xlsx', stranger);
  expect(await honest).toBe('read');
  const codes = await Promise.all(flood);
  expect(codes.filter((code) => code === 'files.busy')).toHaveLength(9);
  expect(codes.filter((code) => code === 'read')).toHaveLength(21);
}, 60_000);

test('files whose sender has disconnected leave the queue; the next ones are served in their place', async () => {
  const gone = new AbortController();
  const left = Array.from({ length: 21 }, () =>
    outcome(
      workers.run(outlineTask, { bytes: workbookFile(), name: 'структура.xlsx' }, owner, 'file', gone.signal),
    ),
  );
  expect(await asTable(workbookFile())).toBe('files.busy');
  gone.abort();
  // The first one has begun, and is finished.
  const codes = await Promise.all([...left, asTable(workbookFile())]);
  expect(codes.filter((code) => code === 'files.busy')).toHaveLength(20);
  expect(codes[0]).toBe('read');
  expect(codes.at(-1)).toBe('read');
}, 60_000);

test('no part of the files stays on the disk', async () => {
  await workers.close();
  expect(readdirSync(folder)).toEqual([]);
});
