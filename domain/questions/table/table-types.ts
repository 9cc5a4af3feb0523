import { hasPicture, OFFERED_TYPES, type OfferedType, type QuestionType } from '../question';

/** The types of question that a table can hold: in a cell there is no place for a picture. */
export type TableType = Exclude<OfferedType, 'hotspot'>;

/** In the order in which they are offered. */
export const TABLE_TYPES: readonly TableType[] = OFFERED_TYPES.filter(
  (type): type is TableType => !hasPicture(type),
);

const known: ReadonlySet<QuestionType> = new Set(TABLE_TYPES);

/** Whether a table can hold questions of the type. */
export const isInTables = (type: QuestionType): type is TableType => known.has(type);
