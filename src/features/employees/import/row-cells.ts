import { personName } from '@src/lib/person';
import type { EmployeeImport, EmployeeImportLine } from '../api';

type Field = EmployeeImport['columns'][number]['field'];

/** Returns the text in a column of the table. */
export function cellField(row: Pick<EmployeeImportLine, 'cells'>, column: number): string {
  return row.cells[column] ?? '';
}

/** Returns the name of the person in a row: a full name as the file has it, or first name and surname; else the email. */
export function nameOfRow(
  row: Pick<EmployeeImportLine, 'cells'>,
  columns: readonly Pick<EmployeeImport['columns'][number], 'field'>[],
): string {
  const cell = (field: Field) => {
    const index = columns.findIndex((column) => column.field === field);
    return index < 0 ? '' : cellField(row, index).trim();
  };
  const name = personName({ nameFirst: cell('nameFirst'), nameSecond: cell('nameSecond') });
  return cell('nameFull') || name || cell('email');
}
