import { z } from 'zod';
import limits from '@graphql/limits.json';
import { paragraph, wordFile, workbookFile } from '@test/helpers/files/office-files';
import { type Attack, MAX_GROWTH, type Shot, type Target } from './attack';
import { multipart, read, send, uploading } from './sending';

const READ_TABLE = 'mutation ($file: Upload!) { structureOutlineRead(file: $file) }';
const IMPORT = 'mutation ($file: Upload!) { regulationImport(file: $file) { regulation { id } } }';
const SET_TEXT = `mutation ($id: Int!, $file: Upload!, $updatedAt: DateTime) {
  regulationBodySet(id: $id, file: $file, updatedAt: $updatedAt) { id }
}`;

const created = z.object({ regulationCreate: z.object({ id: z.number() }) });
const edited = z.object({
  regulation: z.object({
    updatedAt: z.string(),
    draftVersion: z.object({ updatedAt: z.string() }).nullable(),
  }),
});
const published = z.object({
  regulations: z.object({ items: z.array(z.object({ id: z.number() })) }),
});

const shot = (
  target: Target,
  query: string,
  name: string,
  bytes: Buffer,
  more: Record<string, unknown> = {},
) =>
  uploading(
    target,
    target.adminToken,
    multipart({
      query,
      variables: { ...more, file: null },
      paths: ['variables.file'],
      files: [{ name, bytes }],
    }),
  );

const table = (name: string, make: () => Buffer): Attack => ({
  name,
  connections: 20,
  maxGrowth: MAX_GROWTH,
  prepare: (target) => {
    const shoot = shot(target, READ_TABLE, 'структура.xlsx', make());
    return Promise.resolve(() => shoot);
  },
});

/** A distinct text with the maximum number of clauses; no two texts have a clause in common. */
const longText = (seed: number) =>
  wordFile({
    body: Array.from({ length: limits.clausesMax }, (_, index) => paragraph(`${seed}-${index}`)).join(''),
  });

async function newDraft(target: Target, number: number): Promise<number> {
  const regulation = { name: 'Замена текста', code: `Б-${number}-${Date.now()}` };
  const { regulationCreate } = await read(
    target,
    target.adminToken,
    created,
    'mutation ($regulation: RegulationInput!) { regulationCreate(regulation: $regulation) { id } }',
    { regulation },
  );
  return regulationCreate.id;
}

/** Replaces the text of a draft with another one each time, so that the two are compared. */
function replacing(target: Target, id: number, texts: readonly Buffer[]): Shot {
  let number = 0;
  return async () => {
    const { regulation } = await read(
      target,
      target.adminToken,
      edited,
      'query ($id: Int!) { regulation(id: $id) { updatedAt draftVersion { updatedAt } } }',
      { id },
    );
    const updatedAt = regulation.draftVersion?.updatedAt ?? regulation.updatedAt;
    const text = texts[(number += 1) % texts.length] ?? Buffer.alloc(0);
    return shot(target, SET_TEXT, 'правила.docx', text, { id, updatedAt })();
  };
}

/** One of this many PDFs is an acknowledgment sheet of all people. */
const SHEETS = 8;

/** Attacks with files and documents: crafted to be costly, or created often. */
export const fileAttacks: readonly Attack[] = [
  table('a workbook of quadratic cost', () => workbookFile({ sheet: '<mergeCell '.repeat(500_000) })),
  table('a workbook of 300,000 unused texts', () =>
    workbookFile({ shared: `<sst>${'<si><t>x</t></si>'.repeat(300_000)}</sst>` }),
  ),
  {
    name: 'Word files made large',
    connections: 4,
    maxGrowth: MAX_GROWTH,
    prepare: (target) => {
      const shoot = shot(target, IMPORT, 'правила.docx', wordFile({ body: paragraph('x').repeat(350_000) }));
      return Promise.resolve(() => shoot);
    },
  },
  {
    name: 'texts of as many clauses as there may be, each unlike the one before',
    connections: 4,
    maxGrowth: MAX_GROWTH,
    async prepare(target) {
      const texts = [1, 2].map(longText);
      const drafts = await Promise.all([1, 2, 3, 4].map((number) => newDraft(target, number)));
      return (connection) => replacing(target, drafts[connection] ?? 0, texts);
    },
  },
  {
    name: 'tables of all people, 20 at once, for one person',
    connections: 20,
    maxGrowth: MAX_GROWTH,
    prepare: (target) => {
      const headers = { 'x-session-token': target.adminToken };
      return Promise.resolve(
        () => () => send(target, { path: '/api/employees.xlsx', method: 'GET', headers }),
      );
    },
  },
  {
    name: '40 PDFs at once, for as many people',
    connections: 40,
    maxGrowth: MAX_GROWTH,
    async prepare(target) {
      const { regulations } = await read(
        target,
        target.adminToken,
        published,
        '{ regulations(scope: editor, statuses: [published], pageSize: 20) { items { id } } }',
      );
      return (connection) => {
        const { id = 0 } = regulations.items[connection % regulations.items.length] ?? {};
        // The sheet names everybody whom the regulation is assigned to: only its editors may download it.
        const isSheet = connection % SHEETS === 0;
        const path = `/api/regulations/${id}/${isSheet ? 'acknowledgement' : 'document'}.pdf`;
        const token = isSheet ? target.adminToken : (target.employees[connection] ?? '');
        return () => send(target, { path, method: 'GET', headers: { 'x-session-token': token } });
      };
    },
  },
];
