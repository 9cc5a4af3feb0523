import { pbkdf2 } from 'node:crypto';
import { promisify } from 'node:util';
import { buffer } from 'node:stream/consumers';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import exceljs from 'exceljs';
import { inParts, mapParts } from '@server/spreadsheets/parts';
import { type Cell, instantCell } from '@server/spreadsheets/spreadsheet';
import { streamSpreadsheet, streamWorkbook } from '@server/spreadsheets/write-workbook';

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');
const MEGABYTE = 1_048_576;

const columns = [
  { title: '№', width: 8, kind: 'number' as const },
  { title: 'Кто', width: 30 },
  { title: 'Что', width: 60 },
];
const unexpected = (error: unknown) => {
  throw error;
};

function* parts(count: number, item: (part: number) => void = () => undefined): Generator<Cell[][]> {
  for (let part = 0; part < count; part += 1) {
    item(part);
    yield Array.from({ length: 1_000 }, (_, index) => [
      part * 1_000 + index,
      `Иванов ${Math.random()}`,
      `Стало ${Math.random()} вместо ${Math.random()}`,
    ]);
  }
}

test('100,000 rows are in memory one batch at a time, however slowly they are consumed', async () => {
  const used: number[] = [];
  const stream = streamSpreadsheet(
    {
      lang: 'ru',
      title: 'История',
      columns,
      parts: parts(100, (part) => {
        if (part % 10 !== 0) return;
        collect();
        const { heapUsed, external } = process.memoryUsage();
        used.push((heapUsed + external) / MEGABYTE);
      }),
    },
    unexpected,
  );
  let bytes = 0;
  for await (const chunk of stream) {
    bytes += chunk.length;
    // A download slower than the server.
    if (bytes % 8 === 0) await new Promise((resolve) => setTimeout(resolve, 1));
  }
  const early = Math.max(...used.slice(1, 4));
  const late = Math.max(...used.slice(-3));
  expect(bytes).toBeGreaterThan(3 * MEGABYTE);
  expect(late - early).toBeLessThan(15);
}, 120_000);

test('no more rows are read while the compressor is behind', async () => {
  let begun = 0;
  // The compression threads are busy with other work first.
  const others = Promise.all(
    Array.from({ length: 40 }, () => promisify(pbkdf2)('a', 'b', 200_000, 64, 'sha512')),
  );
  const stream = streamSpreadsheet(
    { lang: 'ru', title: 'История', columns, parts: parts(60, (part) => (begun = part + 1)) },
    unexpected,
  );
  const whole = buffer(stream);
  await others;
  // Without waiting, all of them; how many exactly, the compressor's turns among the others decide.
  expect(begun).toBeLessThan(30);
  await whole;
  expect(begun).toBe(60);
}, 120_000);

test('rows read in batches form one file, in order', async () => {
  const asked: (number | null)[] = [];
  const numbers = inParts<number>({
    maxRows: 100,
    size: 3,
    read: (last) => {
      asked.push(last);
      const from = (last ?? 0) + 1;
      return Promise.resolve([from, from + 1, from + 2].filter((item) => item <= 7));
    },
  });
  const rows = mapParts(numbers, (row, index): Cell[] => [row, `строка ${index}`, '=1+1']);
  const bytes = await buffer(streamSpreadsheet({ lang: 'ru', title: 'Т', columns, parts: rows }, unexpected));
  const book = new exceljs.Workbook();
  await book.xlsx.load(new Uint8Array(bytes).buffer);
  const [sheet] = book.worksheets;
  expect(asked).toEqual([null, 3, 6]);
  expect(sheet?.rowCount).toBe(8);
  expect(sheet?.getCell('A8').value).toBe(7);
  expect(sheet?.getCell('B8').value).toBe('строка 6');
  expect(sheet?.getCell('C8').type).toBe(exceljs.ValueType.String);
});

test('texts keep their characters, dates and numbers their formats, in any column', async () => {
  const kinds = ['text', 'number', 'decimal', 'money', 'day', 'instant'] as const;
  const wide = Array.from({ length: 30 }, (_, place) => ({
    ...{ title: `К${place}`, width: 10 },
    kind: kinds[place % kinds.length] ?? 'text',
  }));
  const odd = '  <b>«Рога & копыта»</b> "1"\n😀\u0001';
  const day = new Date('2026-03-31T00:00:00Z');
  const at = instantCell(new Date('2026-03-31T21:30:59.900Z'), 'Asia/Kathmandu');
  const row: Cell[] = [odd, 7, 0.5, 1234.5, day, at, ...Array.from<Cell>({ length: 24 }).fill(null)];
  row[26] = 42;
  const bytes = await buffer(
    streamSpreadsheet(
      { lang: 'ru', title: 'А & Б', columns: wide, parts: [[row]], footer: 'Лист & 1' },
      unexpected,
    ),
  );
  const book = new exceljs.Workbook();
  await book.xlsx.load(new Uint8Array(bytes).buffer);
  const [sheet] = book.worksheets;
  const cell = (address: string) => sheet?.getCell(address);
  expect(sheet?.name).toBe('А & Б');
  expect(cell('A2')?.value).toBe(odd.replace('\u0001', ''));
  expect([cell('B2'), cell('C2'), cell('D2'), cell('AA2')].map((found) => found?.value)).toEqual([
    7, 0.5, 1234.5, 42,
  ]);
  expect(cell('E2')?.value).toEqual(day);
  expect(cell('F2')?.value).toEqual(new Date('2026-04-01T03:15:59Z'));
  expect(['A2', 'B2', 'C2', 'D2', 'E2', 'F2'].map((address) => cell(address)?.numFmt)).toEqual([
    ...['@', '0', '0.00', '#,##0.00', 'dd.mm.yyyy', 'dd.mm.yyyy hh:mm'],
  ]);
  expect(cell('AD1')?.font.bold).toBe(true);
  expect(sheet?.getColumn(2).width).toBe(10);
  expect(sheet?.views).toMatchObject([{ state: 'frozen', ySplit: 1 }]);
  expect(sheet?.autoFilter).toBe('A1:AD1');
  expect(sheet?.headerFooter.oddFooter).toBe('Лист & 1');
});

test('an instant is local time of its zone on both sides of a change of the clocks', () => {
  const shown = (at: string) => instantCell(new Date(at), 'Europe/Berlin').toISOString();
  expect(shown('2026-03-29T00:59:59Z')).toBe('2026-03-29T01:59:59.000Z');
  expect(shown('2026-03-29T01:00:00Z')).toBe('2026-03-29T03:00:00.000Z');
  expect(shown('2026-03-29T00:59:59Z')).toBe('2026-03-29T01:59:59.000Z');
});

test('rows that a sheet cannot have are on further ones, each with its heading and the counts on top', async () => {
  const table = (title: string) => ({
    ...{ lang: 'ru' as const, title, columns, top: [['Строк', 7]] },
    continued: (first: number) => `Со строки ${first}`,
    parts: [Array.from({ length: 7 }, (_, index): Cell[] => [index + 1, 'кто', 'что'])],
  });
  const long = 'Отчёт с очень длинным названием: 2026 год';
  const bytes = await buffer(streamWorkbook([table(long), table('отчёт')], unexpected, 5));
  const book = new exceljs.Workbook();
  await book.xlsx.load(new Uint8Array(bytes).buffer);
  const columnOf = (place: number) => book.worksheets[place]?.getColumn(1).values.slice(1);
  expect(book.worksheets.map(({ name }) => name)).toEqual([
    ...[
      'Отчёт с очень длинным названием',
      'Отчёт с очень длинным назва (2)',
      'Отчёт с очень длинным назва (3)',
    ],
    ...['отчёт', 'отчёт (2)', 'отчёт (3)'],
  ]);
  expect(columnOf(0)).toEqual(['Строк', '№', 1, 2, 3]);
  expect(columnOf(1)).toEqual(['Со строки 4', 'Строк', '№', 4, 5]);
  expect(columnOf(2)).toEqual(['Со строки 6', 'Строк', '№', 6, 7]);
  expect(book.worksheets[2]?.getCell('B2').value).toBe(7);
  expect(book.worksheets[2]?.autoFilter).toBe('A3:C3');
});

test('two tables of one name have sheets of different names, whatever their case', async () => {
  const table = (title: string) => ({ lang: 'ru' as const, title, columns, parts: [] });
  const bytes = await buffer(streamWorkbook([table('Группы'), table('ГРУППЫ')], unexpected));
  const book = new exceljs.Workbook();
  await book.xlsx.load(new Uint8Array(bytes).buffer);
  expect(book.worksheets.map(({ name }) => name)).toEqual(['Группы', 'ГРУППЫ (2)']);
});

test('a failure during reading ends the download, and is reported', async () => {
  const reported: unknown[] = [];
  function* failing(): Generator<Cell[][]> {
    yield [[1, 'а', 'б']];
    throw new Error('the database is away');
  }
  const stream = streamSpreadsheet({ lang: 'ru', title: 'Т', columns, parts: failing() }, (error) =>
    reported.push(error),
  );
  await expect(buffer(stream)).rejects.toThrow('the database is away');
  expect(reported).toHaveLength(1);
});

test('others are served in the middle of a batch, however many rows it has', async () => {
  let clock = performance.now();
  // A row takes a quarter of a millisecond, so that the machine's own speed does not matter.
  const timer = jest.spyOn(performance, 'now').mockImplementation(() => (clock += 0.25));
  let turns = 0;
  let isOver = false;
  const others = () => {
    turns += 1;
    if (!isOver) setImmediate(others);
  };
  const rows = [...parts(5)].flat();
  let turnsBefore = 0;
  const stream = streamSpreadsheet(
    {
      lang: 'ru',
      title: 'Журнал',
      columns,
      parts: (function* one() {
        setImmediate(others);
        turnsBefore = turns;
        yield rows;
      })(),
    },
    unexpected,
  );
  await buffer(stream);
  isOver = true;
  timer.mockRestore();
  expect(turns - turnsBefore).toBeGreaterThan(rows.length / 20);
});
