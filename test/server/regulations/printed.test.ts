import { inflateSync } from 'node:zlib';
import type { DownloadRequest } from '@server/modules/routes';
import { headings } from '@domain/clause-headings';
import { htmlContent } from '@server/pdf/html-content';
import { columnWidths } from '@server/pdf/pdf';
import { picture, saveHtml, shows } from './content-support';
import { createWorld, publishedForAll, signAs, type Person, type World } from './support';

/** Printed documents: they fit the page, look like the text on screen, and name the organization. */
let world: World;
let admin: Person;
let reader: Person;

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  const organizationId = await world.organization('ООО «Ромашка»');
  admin = await world.person(organizationId, { isAdmin: true });
  reader = await world.person(organizationId);
});

const A4 = 595.28;
const [LEFT, RIGHT] = [56, 42];

async function download(person: Person, path: string, request: Partial<DownloadRequest>): Promise<Buffer> {
  const route = world.module.routes?.find((route) => route.path === path);
  if (!route) throw new Error(`no route ${path}`);
  const file = await world.as(person, (scope) => route.handle(scope, { params: {}, query: {}, ...request }));
  const bytes = await file.render(new AbortController().signal);
  if (!Buffer.isBuffer(bytes)) throw new Error('a document is no stream');
  return bytes;
}

/** The drawing streams of a PDF, unpacked where compressed. */
function drawn(pdf: Buffer): string {
  const text = pdf.toString('latin1');
  const streams = [...text.matchAll(/stream\n/g)].map(({ index }) => pdf.subarray(index + 7));
  return streams
    .map((bytes) => {
      try {
        return inflateSync(bytes).toString('latin1');
      } catch {
        return '';
      }
    })
    .join('\n');
}

const SHEET = '/regulations/:id/acknowledgement.pdf';
const CERTIFICATE = '/regulations/signatures/:id/certificate.pdf';
const COMPARISON = '/regulations/:id/comparison.pdf';
const TEXT = '/regulations/:id/document.pdf';

test('columns take the full width of a page with their lines and paddings, in their proportions', () => {
  const widths = columnWidths([1, 2, 5]);
  const whole = widths.reduce((sum, width) => sum + width, 0) + 3 * 8 + 4 * 0.5;
  expect(whole).toBeCloseTo(A4 - LEFT - RIGHT);
  expect((widths[2] ?? 0) / (widths[0] ?? 1)).toBeCloseTo(5);
});

test('no line of the acknowledgment sheet exceeds the margin', async () => {
  const { regulation, versionId } = await publishedForAll(world, admin);
  await signAs(world, reader, regulation.id, versionId);
  const lines = drawn(await download(admin, SHEET, { params: { id: String(regulation.id) } }));
  const ends = [...lines.matchAll(/([\d.]+) [\d.]+ l\n/g)].map(([, x]) => Number(x));
  expect(ends.length).toBeGreaterThan(10);
  expect(Math.max(...ends)).toBeLessThanOrEqual(A4 - RIGHT + 0.5);
});

test('a table of the text has the lines of all printed tables', () => {
  const [table] = htmlContent('<table><tbody><tr><td>Мыло</td></tr></tbody></table>', new Map());
  expect(table).toMatchObject({ layout: 'thin' });
});

test('headings, and only headings, keep their weight in the PDF', async () => {
  const clauses = [
    { level: 1, text: 'Общее' },
    { level: 1, text: 'Порядок' },
    { level: 2, text: 'Слова' },
  ];
  expect(headings(clauses)).toEqual([true, true, false]);
  expect(headings(clauses.slice(0, 2))).toEqual([false, false]);
  expect(headings([{ level: 1, text: 'Слово '.repeat(40) }, ...clauses])).not.toContain(true);
  const [heading, rest] = htmlContent('<p>Общее</p><p>Слова</p>', new Map(), { bold: true });
  expect(heading).toMatchObject({ text: [{ bold: true }] });
  expect(rest).not.toMatchObject({ text: [{ bold: true }] });

  const { regulation } = await publishedForAll(world, admin);
  const text = async () => {
    const { id } = await world.as(admin, (scope) =>
      world.services.drafts.save(scope, regulation.id, {
        isForce: true,
        clauses: clauses.map(({ level, text: words }, index) => ({
          ...{ id: `c${index}`, level, html: `<p>${words}</p>` },
        })),
      }),
    );
    const query = { versionId: String(id) };
    return drawn(await download(admin, TEXT, { params: { id: String(regulation.id) }, query }));
  };
  expect(await text()).toMatch(/ 12 Tf/);
  clauses.pop();
  expect(await text()).not.toMatch(/ 12 Tf/);
});

test('the organization’s logo is on everything printed; without a logo there is none', async () => {
  const { regulation, versionId } = await publishedForAll(world, admin);
  const signature = await signAs(world, reader, regulation.id, versionId);
  const next = await saveHtml(world, admin, regulation.id, '<p>Новое</p>');
  const params = { id: String(regulation.id) };
  const all = () =>
    Promise.all([
      download(admin, SHEET, { params }),
      download(reader, CERTIFICATE, { params: { id: String(signature.id) } }),
      download(admin, TEXT, { params }),
      download(admin, COMPARISON, { params, query: { fromId: String(versionId), toId: String(next.id) } }),
    ]);
  const withPictures = async () => (await all()).map((pdf) => pdf.includes('/Subtype /Image'));
  expect(await withPictures()).toEqual([false, false, false, false]);
  const logo = await world.as(admin, async (scope) =>
    world.services.pictures.add(scope, regulation.id, await picture({ name: 'знак.gif' })),
  );
  await world.sql('update organization set logo_id = $1 where id = $2', [logo.id, admin.organizationId]);
  expect(await withPictures()).toEqual([true, true, true, true]);
});

test('a logo with a lost file blocks no document', async () => {
  const { regulation } = await publishedForAll(world, admin);
  const logo = await world.as(admin, async (scope) =>
    world.services.pictures.add(scope, regulation.id, await picture()),
  );
  await world.sql('update organization set logo_id = $1 where id = $2', [logo.id, admin.organizationId]);
  await world.sql(
    `update content set details = jsonb_set(details, '{path}', '"closed/aa/no.png"') where id = $1`,
    [logo.id],
  );
  const pdf = await download(admin, TEXT, { params: { id: String(regulation.id) } });
  expect(pdf.includes('/Subtype /Image')).toBe(false);
});

test('pictures that would fill the memory are not read: neither those of one text nor those of many that wait', async () => {
  const { regulation } = await publishedForAll(world, admin);
  const drawing = await world.as(admin, async (scope) =>
    world.services.pictures.add(scope, regulation.id, await picture()),
  );
  const { id } = await saveHtml(world, admin, regulation.id, shows(drawing.id));
  const sized = (size: number) =>
    world.sql(`update content set details = jsonb_set(details, '{size}', $2::text::jsonb) where id = $1`, [
      drawing.id,
      String(size),
    ]);
  const text = () =>
    download(admin, TEXT, { params: { id: String(regulation.id) }, query: { versionId: String(id) } });
  const codesOf = async (asked: Promise<Buffer>[]) => {
    const ends = await Promise.allSettled(asked);
    return ends.map((end) => (end.status === 'fulfilled' ? 'made' : end.reason.code));
  };
  const megabyte = 1024 * 1024;

  await sized(100 * megabyte);
  expect(await codesOf([text()])).toEqual(['files.tooComplex']);
  await sized(40 * megabyte);
  const many = await codesOf([text(), text(), text()]);
  expect([...many].sort()).toEqual(['files.busy', 'files.busy', 'made']);
  expect(await codesOf([text()])).toEqual(['made']);
});

test('documents are set in the product’s font, with the weight of its headings', async () => {
  const { regulation, versionId } = await publishedForAll(world, admin);
  await signAs(world, reader, regulation.id, versionId);
  const id = String(regulation.id);
  for (const path of [TEXT, SHEET]) {
    const pdf = (await download(admin, path, { params: { id } })).toString('latin1');
    const fonts = [...pdf.matchAll(/\/BaseFont \/[A-Z]{6}\+([\w-]+)/g)].map(([, font]) => font);
    expect(new Set(fonts)).toEqual(new Set(['Onest-Regular', 'Onest-SemiBold']));
  }
});
