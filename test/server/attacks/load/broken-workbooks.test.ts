import { getPriority } from 'node:os';
import { pino } from 'pino';
import fc from 'fast-check';
import { AppError } from '@server/errors';
import { readTable } from '@server/spreadsheets/read-table';
import { rowsOfPart, tableTask } from '@server/spreadsheets/table.task';
import { outlineTask } from '@server/modules/structure/outline/outline.task';
import { createWorkers, type Workers } from '@server/workers/workers';
import { workbookFile } from '@test/helpers/files/office-files';
import { BROKEN, VALID_PARTS } from './broken-workbooks';

/** Every workbook, however broken, is either read or rejected with a message; the result can be stored. */

const owner = { organizationId: 1, userId: 1 };
/** `ADAPTIKA_WORKBOOKS=5000` breaks more of them, `ADAPTIKA_WORKBOOKS_SEED` different ones. */
const COUNT = Number(process.env['ADAPTIKA_WORKBOOKS'] ?? 60);
const SEED = Number(process.env['ADAPTIKA_WORKBOOKS_SEED'] ?? 6);
const REJECTIONS =
  /^(?:import\.(?:notSpreadsheet|empty|tooBig|columns|rows|encrypted)|files\.(?:macros|tooComplex))$/;
const UNKEPT = /[\0\p{Surrogate}]/u;

let workers: Workers;
beforeAll(() => {
  // At the lowest one they would wait for the tests beside them.
  workers = createWorkers(pino({ level: 'silent' }), { priority: getPriority() });
});
afterAll(() => workers.close());

async function rejectionOf(work: () => Promise<unknown>): Promise<string | null> {
  try {
    await work();
    return null;
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}

const input = (bytes: Buffer) => ({ bytes, fileName: 'Люди.xlsx', maxColumns: 200 });

async function expectAnswer(bytes: Buffer): Promise<void> {
  const rejection = await rejectionOf(async () => {
    const { parts } = await workers.run(tableTask, input(bytes), owner, 'file');
    const rows = parts.flatMap(rowsOfPart);
    expect(rows.flatMap(({ cells }) => cells).filter((cell) => UNKEPT.test(cell))).toEqual([]);
    const numbers = rows.map(({ number }) => number);
    expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
    expect(Math.max(0, ...numbers)).toBeLessThan(2 ** 31);
  });
  if (rejection !== null) expect(rejection).toMatch(REJECTIONS);
}

test.each(Object.entries(BROKEN))(
  '%s',
  async (_, make) => {
    await expectAnswer(make());
    const outline = await rejectionOf(() =>
      workers.run(outlineTask, { bytes: make(), name: 'Структура.xlsx' }, owner, 'file'),
    );
    if (outline !== null) expect(outline).toMatch(REJECTIONS);
  },
  60_000,
);

/** Removes a piece, doubles it, or replaces it. */
const damage = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  length: fc.integer({ min: 0, max: 12 }),
  instead: fc.constantFrom('', '<', '>', '"', '&', '&#0;', '0', '-1', '9'.repeat(20), '</row>', '<row>', 'é'),
});
const damaged = (text: string, { at, length, instead }: { at: number; length: number; instead: string }) => {
  const start = Math.floor(at * text.length);
  return text.slice(0, start) + instead + text.slice(start + length);
};

test(
  'a workbook with any change in it is either read or rejected',
  async () => {
    const part = fc.constantFrom<keyof typeof VALID_PARTS>('sheet', 'shared', 'styles');
    const change = fc.tuple(part, fc.array(damage, { minLength: 1, maxLength: 3 }));
    await fc.assert(
      fc.asyncProperty(change, async ([name, damages]) => {
        const broken = { ...VALID_PARTS, [name]: damages.reduce(damaged, VALID_PARTS[name]) };
        await expectAnswer(workbookFile(broken));
      }),
      { seed: SEED, numRuns: COUNT },
    );
  },
  60_000 + COUNT * 1_000,
);

test(
  'a workbook with changed or truncated bytes is either read or rejected',
  async () => {
    const whole = workbookFile(VALID_PARTS);
    const flips = fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { minLength: 1, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(flips, fc.nat(whole.length), async (changes, length) => {
        const bytes = Buffer.from(whole);
        for (const [at, value] of changes) bytes[at] = value;
        await expectAnswer(length % 3 === 0 ? bytes.subarray(0, length) : bytes);
      }),
      { seed: SEED, numRuns: COUNT },
    );
  },
  60_000 + COUNT * 1_000,
);

test('characters that the database cannot store are removed from a text', async () => {
  const { parts } = await readTable({
    bytes: Buffer.from(
      `ФИО;Почта\nКотов\0 Иван;kotov@zavod.ru\n${'Белова Анна;belova@zavod.ru\n'.repeat(9)}`,
    ),
    fileName: 'люди.csv',
    maxColumns: 200,
  });
  expect(parts.flatMap(rowsOfPart).map(({ cells }) => cells)[1]).toEqual(['Котов Иван', 'kotov@zavod.ru']);
});
