import {
  AlignmentType,
  Document,
  HeadingLevel,
  LevelFormat,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
} from 'docx';
import { numberBeside } from '@domain/clause-levels';
import { createWorld, type Person, type World } from './support';
import type { Block } from '@server/modules/content/content.tables';

/** Word files as offices write them: with an approval block, a name, and their own numbers. */
let world: World;
let admin: Person;

beforeAll(async () => {
  world = await createWorld();
  admin = await world.person(await world.organization(), { isAdmin: true });
});
afterAll(() => world.close());

const p = (text: string) => new Paragraph(text);
const LEVELS = ['%1.', '%1.%2.', '%1.%2.%3.', '%1.%2.%3.%4.'].map((text, level) => ({
  level,
  format: LevelFormat.DECIMAL,
  text,
  alignment: AlignmentType.START,
}));
const LETTERS = { level: 0, format: LevelFormat.LOWER_LETTER, text: '%1)', alignment: AlignmentType.START };

/** A Word file with an outline numbering «clauses», one that begins with «Раздел 1», and a list «letters». */
const docx = (children: (Paragraph | Table)[]) =>
  Packer.toBuffer(
    new Document({
      numbering: {
        config: [
          { reference: 'clauses', levels: LEVELS },
          {
            reference: 'sections',
            levels: LEVELS.map((level, index) => (index === 0 ? { ...level, text: 'Раздел %1.' } : level)),
          },
          { reference: 'letters', levels: [LETTERS] },
        ],
      },
      sections: [{ children }],
    }),
  );
const numbered = (text: string, level: number, reference = 'clauses') =>
  new Paragraph({ text, numbering: { reference, level } });

async function imported(...children: (Paragraph | Table)[]) {
  const bytes = await docx(children);
  const { regulation: row, leftOut } = await world.as(admin, (scope) =>
    world.services.imports.import(scope, { name: 'файл.docx', mime: 'application/octet-stream', bytes }),
  );
  const [draft] = await world.sql<{ clauses: Block[] }>(
    'select clauses from regulation_version where id = $1',
    [row.draftVersionId],
  );
  const clauses = draft?.clauses ?? [];
  return {
    row,
    name: row.name,
    leftOut,
    clauses,
    outline: clauses.map(({ number, text }) => `${number} ${text}`),
  };
}

const APPROVAL = [
  'УТВЕРЖДАЮ',
  'Генеральный директор ООО «Пекарня»',
  '_______________ И. И. Иванов',
  '«12» января 2026 г.',
];

describe('the approval block and the name', () => {
  it('stand before the clauses and are none: the name is that of the document', async () => {
    const { name, outline, leftOut } = await imported(
      ...APPROVAL.map(p),
      p('ПРАВИЛА'),
      p('внутреннего трудового распорядка'),
      p('г. Тверь'),
      p('1. Общие положения'),
      p('1.1. Правила обязательны для всех.'),
    );
    expect(name).toBe('Правила внутреннего трудового распорядка');
    expect(outline).toEqual(['1 Общие положения', '1.1 Правила обязательны для всех.']);
    // Nothing is lost silently: the author is told what the clauses lack.
    expect(leftOut).toEqual([...APPROVAL, 'г. Тверь']);
  });

  it('are found in a table too, beside the agreement of others, and below a title', async () => {
    const cell = (lines: string[]) => new TableCell({ children: lines.map(p) });
    const block = new Table({
      rows: [
        new TableRow({
          children: [
            cell(['СОГЛАСОВАНО', 'Председатель профсоюза', '__________ Петрова А. А.']),
            cell(APPROVAL),
          ],
        }),
      ],
    });
    const title = new Paragraph({ text: 'Положение о складе', heading: HeadingLevel.TITLE });
    const { name, outline } = await imported(title, block, p('1. Приёмка'), p('2. Отгрузка'));
    expect(name).toBe('Положение о складе');
    expect(outline).toEqual(['1 Приёмка', '2 Отгрузка']);
  });

  it('words that only look like them stay: an introduction, a clause about who approves', async () => {
    const { name, outline } = await imported(
      p('Утверждённый порядок действует для всех смен и касс.'),
      p('1. Директор'),
      p('Утверждаю график я.'),
      p('2. Правила'),
    );
    expect(name).toBe('файл');
    expect(outline).toEqual([
      '0 Утверждённый порядок действует для всех смен и касс.',
      '1 Директор\nУтверждаю график я.',
      '2 Правила',
    ]);
  });
});

describe('the numbers of the document', () => {
  it('that Word drew by itself are those of the clauses, with lists left within them', async () => {
    const { outline, clauses } = await imported(
      numbered('Общие положения', 0),
      numbered('Кто отвечает', 1),
      numbered('За кассу', 2),
      numbered('старший смены;', 0, 'letters'),
      numbered('управляющий.', 0, 'letters'),
      numbered('Порядок', 0),
      numbered('Начало', 1),
    );
    expect(outline).toEqual([
      '1 Общие положения',
      '1.1 Кто отвечает',
      '1.1.1 За кассу\nстарший смены;\nуправляющий.',
      '2 Порядок',
      '2.1 Начало',
    ]);
    expect(clauses[2]?.html).toContain('<ol><li>старший смены;</li>');
  });

  it('of headings that Word numbers, and of «Раздел 1» that it writes before them', async () => {
    const heading = (text: string) =>
      new Paragraph({
        text,
        heading: HeadingLevel.HEADING_1,
        numbering: { reference: 'sections', level: 0 },
      });
    const { outline } = await imported(
      new Paragraph({ text: 'Регламент склада', heading: HeadingLevel.TITLE }),
      heading('Приёмка'),
      numbered('Проверить накладную', 1, 'sections'),
      heading('Отгрузка'),
      numbered('Собрать заказ', 1, 'sections'),
      numbered('До 10:00', 2, 'sections'),
    );
    expect(outline).toEqual([
      '1 Приёмка',
      '1.1 Проверить накладную',
      '2 Отгрузка',
      '2.1 Собрать заказ',
      '2.1.1 До 10:00',
    ]);
  });

  it('typed as «Раздел 2», with the name beside it or in the next line', async () => {
    const { outline } = await imported(
      p('Раздел 1. Общие положения'),
      p('1.1. Для кого'),
      p('РАЗДЕЛ 2'),
      p('Порядок'),
      p('2.1. Начало'),
      p('Глава 3 настоящего порядка действует всегда.'),
    );
    expect(outline).toEqual([
      '1 Общие положения',
      '1.1 Для кого',
      '2 Порядок',
      '2.1 Начало\nГлава 3 настоящего порядка действует всегда.',
    ]);
  });

  it('that begin anew within each section count below it, Roman ones too', async () => {
    const { outline } = await imported(
      new Paragraph({ children: [new TextRun({ text: 'I. Утро', bold: true })] }),
      p('1. Открыть'),
      p('2. Включить свет'),
      p('II. Вечер'),
      p('1. Закрыть'),
    );
    expect(outline).toEqual(['I Утро', 'I.1 Открыть', 'I.2 Включить свет', 'II Вечер', 'II.1 Закрыть']);
  });

  it('that begin anew within each Arabic section stand beside the clauses as in the document, not as «2.1»', async () => {
    const { outline, clauses } = await imported(
      p('Раздел 1. Утро'),
      p('1. Открыть'),
      p('1.1. Сначала дверь'),
      p('2. Включить свет'),
      p('Раздел 2. Вечер'),
      p('1. Закрыть, как в пункте 2'),
    );
    expect(outline).toEqual([
      '1 Утро',
      '1/1 Открыть',
      '1/1.1 Сначала дверь',
      '1/2 Включить свет',
      '2 Вечер',
      '2/1 Закрыть, как в пункте 2',
    ]);
    expect(clauses.map(({ number }) => numberBeside(number))).toEqual(['1', '1', '1.1', '2', '2', '1']);
  });

  it('that begin anew in sections which Word numbers too are those of the document', async () => {
    const section = (text: string) => numbered(text, 0, 'sections');
    const { outline } = await imported(section('Утро'), p('1. Открыть'), section('Вечер'), p('1. Закрыть'));
    expect(outline).toEqual(['1 Утро', '1/1 Открыть', '2 Вечер', '2/1 Закрыть']);
  });

  it('«1.» below a heading without a number stands below it', async () => {
    const heading = (text: string) => new Paragraph({ text, heading: HeadingLevel.HEADING_1 });
    const { outline } = await imported(heading('Утро'), p('1. Открыть'), heading('Вечер'), p('2. Закрыть'));
    expect(outline).toEqual(['1 Утро', '1/1 Открыть', '2 Вечер', '2/2 Закрыть']);
  });

  it('with gaps, with a first one that is not 1, and with one left out are kept: the text refers to them', async () => {
    const { outline } = await imported(
      p('2. Общие положения'),
      p('2.1. Для кого'),
      p('2.4. Исключения названы в пункте 5.3.'),
      p('2.5. Сроки'),
      p('5. Порядок'),
      p('5.3. Кроме случаев пункта 2.4.'),
      p('7.1.2. Хранение'),
    );
    expect(outline).toEqual([
      '2 Общие положения',
      '2.1 Для кого',
      '2.4 Исключения названы в пункте 5.3.',
      '2.5 Сроки',
      '5 Порядок',
      '5.3 Кроме случаев пункта 2.4.',
      '7.1.2 Хранение',
    ]);
  });

  it('four and five deep are kept, typed and drawn by Word', async () => {
    const typed = await imported(
      p('1. А'),
      p('1.1. Б'),
      p('1.1.1. В'),
      p('1.1.1.1. Г'),
      p('1.1.1.1.1. Д'),
      p('1.2. Е'),
    );
    expect(typed.outline).toEqual(['1 А', '1.1 Б', '1.1.1 В', '1.1.1.1 Г', '1.1.1.1.1 Д', '1.2 Е']);
    const drawn = await imported(
      ...['А', 'Б', 'В', 'Г'].map((text, level) => numbered(text, level)),
      numbered('Д', 3),
      numbered('Е', 0),
    );
    expect(drawn.outline).toEqual(['1 А', '1.1 Б', '1.1.1 В', '1.1.1.1 Г', '1.1.1.2 Д', '2 Е']);
  });

  it('that go on through Roman sections are kept', async () => {
    const { outline } = await imported(
      p('I. Утро'),
      p('1. Открыть'),
      p('2. Включить свет'),
      p('II. Вечер'),
      p('3. Закрыть, как в пункте 1'),
    );
    expect(outline).toEqual([
      'I Утро',
      '1 Открыть',
      '2 Включить свет',
      'II Вечер',
      '3 Закрыть, как в пункте 1',
    ]);
  });

  it('that stand twice are given once: a clause is named by its number', async () => {
    const { outline } = await imported(p('1. А'), p('1.1. Б'), p('1.1. В'), p('2. Г'));
    expect(outline).toEqual(['1 А', '1.1 Б', '1.2 В', '2 Г']);
  });

  it('stay through saving, and what is written behind them counts on', async () => {
    const { row, clauses } = await imported(p('1. А'), p('4. Б'));
    const sent = clauses.map(({ id, level, html, ownNumber = null }) => ({ id, level, html, ownNumber }));
    const added = { id: 'added', level: 1, html: '<p>В</p>' };
    const saved = await world.as(admin, (scope) =>
      world.services.drafts.save(scope, row.id, { clauses: [...sent, added], isForce: true }),
    );
    expect(saved.clauses.map(({ number }) => number)).toEqual(['1', '4', '5']);
    const wrong = sent.map((clause) => ({ ...clause, ownNumber: '4</p>' }));
    await expect(
      world.as(admin, (scope) =>
        world.services.drafts.save(scope, row.id, { clauses: wrong, isForce: true }),
      ),
    ).rejects.toMatchObject({ code: 'regulation.clauseNumber' });
  });
});
