import { QUESTION_TYPES, type QuestionType } from '../question';

/** Types whose questions no table can hold, as a cell has no place for a picture or a file: they are written in the editor. */
const NOT_IN_TABLES = ['hotspot', 'fileAnswer'] as const satisfies readonly QuestionType[];

/** A type whose questions a row of a table can hold. */
export type TableType = Exclude<QuestionType, (typeof NOT_IN_TABLES)[number]>;

const left: ReadonlySet<QuestionType> = new Set(NOT_IN_TABLES);

/** Whether a row of a table can hold a question of the type. */
export const isInTables = (type: QuestionType): type is TableType => !left.has(type);

/** In the order in which they are offered. */
export const TABLE_TYPES: readonly TableType[] = QUESTION_TYPES.filter(isInTables);
