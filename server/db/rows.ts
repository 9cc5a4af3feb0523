import type { Tx } from './database';
import { compareRows } from './row-checks';
import type { RowOf, Shape } from './row-shapes';

type Connection = Pick<Tx, 'execute'>;
type Statement = Parameters<Tx['execute']>[0];

let areChecked = false;

/** From here on rows are compared with their shapes: for tests. In production they pass as they come. */
export function checkRows(): void {
  areChecked = true;
}

/**
 * Asks for rows: `selectRows(tx, shape)(statement)`. Under test each of them is compared with the shape, so that a column
 * renamed, a bigint that arrives as text or a null where none was expected is found there.
 * @param shape all columns that the statement answers, and what each holds
 * @throws {RowShapeError} under test, naming the file and the columns
 */
export function selectRows<Columns extends Shape>(
  tx: Connection,
  shape: Columns,
): (statement: Statement) => Promise<RowOf<Columns>[]>;
export function selectRows(tx: Connection, shape: Shape): (statement: Statement) => Promise<object[]> {
  return async (statement) => {
    const asked = areChecked ? new Error().stack : undefined;
    const answer = await tx.execute(statement);
    if (areChecked) compareRows(shape, answer, asked);
    return answer.rows;
  };
}
