import { QUESTION_TYPES, type QuestionType } from '../question';

/**
 * Types whose questions do not fit in a table, because a cell cannot contain a picture or a file: they are written in the editor.
 */
const NOT_IN_TABLES = ['hotspot', 'fileAnswer'] as const satisfies readonly QuestionType[];

/** A type whose questions fit in a table row. */
export type TableType = Exclude<QuestionType, (typeof NOT_IN_TABLES)[number]>;

const left: ReadonlySet<QuestionType> = new Set(NOT_IN_TABLES);

/** Whether a table row can contain a question of the type. */
export const isInTables = (type: QuestionType): type is TableType => !left.has(type);

/** In the order in which they are offered. */
export const TABLE_TYPES: readonly TableType[] = QUESTION_TYPES.filter(isInTables);
