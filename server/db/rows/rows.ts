import type { Tx } from '../database';
import { compareRows } from './row-checks';
import type { RowOf, Shape } from './row-shapes';

type Connection = Pick<Tx, 'execute'>;
type Statement = Parameters<Tx['execute']>[0];

let areChecked = false;

/** Turns on the comparison of rows with their shapes, for tests. In production, rows are returned unchecked. */
export function checkRows(): void {
  areChecked = true;
}

/**
 * Runs a query: `selectRows(tx, shape)(statement)`. In tests, every row is compared with the shape, which detects a renamed
 * column, a bigint that arrives as text, or an unexpected null.
 * @param shape all columns that the statement returns, and the type of each
 * @throws {RowShapeError} in tests, naming the file and the columns
 */
export function selectRows<Columns extends Shape>(
  tx: Connection,
  shape: Columns,
): (statement: Statement) => Promise<RowOf<Columns>[]>;
export function selectRows(tx: Connection, shape: Shape): (statement: Statement) => Promise<object[]> {
  return async (statement) => {
    // Its stack is formatted only when it is read.
    const asked = areChecked ? new Error('the caller') : undefined;
    const answer = await tx.execute(statement);
    if (areChecked) compareRows(shape, answer, asked);
    return answer.rows;
  };
}
