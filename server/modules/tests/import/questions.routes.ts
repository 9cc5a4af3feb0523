import { type QuestionCells, TABLE_FIELDS, type TableField } from '@domain/questions/table/cells';
import { TABLE_TYPES, type TableType } from '@domain/questions/table/table-types';
import { headingOf, typeName } from '@domain/questions/table/words';
import { questionCells } from '@domain/questions/table/write-cells';
import { AppError } from '@server/errors';
import type { Lang } from '@server/graphql/context';
import { callerOf } from '@server/graphql/access/subject';
import { canEdit } from '@server/modules/content/access/access.policy';
import { requireKind } from '@server/modules/content/content-kinds';
import type { ContentEvents } from '@server/modules/content/content-events';
import { findObject } from '@server/modules/content/objects/objects.repository';
import { ownPartOf } from '@server/modules/content/versions/versions.repository';
import { idOf, spreadsheetFile, spreadsheetFrom } from '@server/modules/downloads';
import type { ModuleDeps } from '@server/modules/module';
import type { DownloadRoute } from '@server/modules/routes';
import type { Rows, Spreadsheet, SpreadsheetColumn } from '@server/spreadsheets/spreadsheet';
import { streamWorkbook } from '@server/spreadsheets/write-workbook';
import { documentText } from '@server/texts';
import { testAccess } from '../test.content';
import { partOfVersion } from '../test-version';
import { testTables } from '../tests.tables';
import { sourceNames } from './source-names.read-model';

const WIDE: ReadonlySet<TableField> = new Set(['text', 'options', 'explanation']);

const columnsOf = (lang: Lang): SpreadsheetColumn[] =>
  TABLE_FIELDS.map((field) => ({ title: headingOf(field, lang), width: WIDE.has(field) ? 44 : 20 }));

const rowOf = (cells: QuestionCells): Rows[number] => TABLE_FIELDS.map((field) => cells[field] ?? '');

/** Gaps are written in braces, which have another meaning in our own texts. */
const withGaps = (text: string): string => text.replaceAll('[[', '{{').replaceAll(']]', '}}');

/** One question of each type, with a note on how it is filled in. */
function exampleSheet(lang: Lang): Spreadsheet {
  const text = (type: TableType, part: 'options' | 'right' | 'text' | 'how') =>
    withGaps(documentText(lang, `testQuestions.example.${type}.${part}`));
  const rows = TABLE_TYPES.map((type) => [
    text(type, 'how'),
    ...rowOf({
      ...{ type: typeName(type, lang), text: text(type, 'text'), options: text(type, 'options') },
      right: text(type, 'right'),
    }),
  ]);
  return {
    ...{ lang, title: documentText(lang, 'testQuestions.examples') },
    columns: [{ title: documentText(lang, 'testQuestions.how'), width: 60 }, ...columnsOf(lang)],
    parts: [rows],
  };
}

/** Serves the empty table to fill in, and the questions of a test as the same table. */
export function createQuestionRoutes(
  { contentKinds, log }: Pick<ModuleDeps, 'contentKinds' | 'log'>,
  { recordDownload }: Pick<ContentEvents, 'recordDownload'>,
): DownloadRoute[] {
  return [
    {
      path: '/tests/questions-template.xlsx',
      handle(scope) {
        callerOf(scope);
        const { lang } = scope;
        const title = documentText(lang, 'testQuestions.sheet');
        const sheets: Spreadsheet[] = [
          { lang, title, columns: columnsOf(lang), parts: [] },
          exampleSheet(lang),
        ];
        const name = documentText(lang, 'testQuestions.templateFile');
        const failed = (err: unknown) => log.error({ err }, `the export ${name} failed`);
        return Promise.resolve(spreadsheetFrom(name, () => Promise.resolve(streamWorkbook(sheets, failed))));
      },
    },
    {
      path: '/tests/:id/questions.xlsx',
      async handle(scope, { params }) {
        const { tx, organizationId, lang } = scope;
        const id = idOf(params['id']);
        if (!(await testAccess.permitted(scope, [id], canEdit)).has(id)) throw new AppError('notFound');
        const test = await findObject(tx, testTables.object, organizationId, id);
        const versionId = test?.draftVersionId ?? test?.currentVersionId ?? null;
        if (!test || versionId === null) throw new AppError('notFound');
        const version = await ownPartOf(tx, testTables.version, organizationId, versionId);
        const { questions } = partOfVersion(version?.own ?? null);
        const names = await sourceNames(scope, requireKind(contentKinds, 'regulation'), questions);
        const rows = questions.map((question) =>
          rowOf(questionCells(question, names.get(question.id) ?? null, lang)),
        );
        await recordDownload(scope, id, 'questions');
        const name = documentText(lang, 'testQuestions.file', { code: test.code });
        const title = documentText(lang, 'testQuestions.sheet');
        return spreadsheetFile(log, name, () => ({ lang, title, columns: columnsOf(lang), parts: [rows] }));
      },
    },
  ];
}
