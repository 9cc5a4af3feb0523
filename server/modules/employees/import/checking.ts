import type { Tx } from '@server/db/database';
import { nameKey } from './rows/fields';
import { importRepository } from './import.repository';
import { importRowsRepository } from './rows/import-rows.repository';
import type { EmployeeImportRecord } from './import.tables';
import { personKey, readRow, type RowPerson } from './rows/row-person';
import { readName } from './rows/values';
import type { TextRow } from '@server/spreadsheets/read-workbook';

const PART = 1_000;

/** Returns «e:» with an address, or «n:» with a name such as «смирнова анна». */
function mentorKey(text: string | undefined): string | null {
  if (text === undefined) return null;
  const email = /(?<!\S)[^\s@]+@\S+/.exec(text)?.[0];
  if (email) return `e:${email.toLowerCase().replaceAll(/[<>()]/g, '')}`;
  return `n:${namesKey(readName(text))}`;
}

const namesKey = ({ nameSecond = '', nameFirst = '' }: RowPerson): string =>
  nameKey(`${nameSecond} ${nameFirst}`);

function checked({ number, cells }: TextRow, { columns, is1904 }: EmployeeImportRecord, today: string) {
  const { person, errors } = readRow(cells, { columns, is1904, today });
  const { email = null, phone = null, position, subdivision, mentor } = person;
  return {
    number,
    person,
    errors,
    email,
    phone,
    person_key: personKey(person),
    name_key: person.nameFirst ? namesKey(person) : null,
    mentor_key: mentorKey(mentor),
    position_key: position ? nameKey(position) : null,
    subdivision_key: subdivision ? nameKey(subdivision) : null,
  };
}

/** Reads the cells of these rows, in one statement. */
export async function checkRows(
  tx: Tx,
  record: EmployeeImportRecord,
  rows: readonly TextRow[],
  today: string,
): Promise<void> {
  const values = rows.map((row) => checked(row, record, today));
  await importRowsRepository.storeChecked(tx, record, values);
}

/** Reads the next part of the rows; false: all of them are read. */
export async function checkNext(tx: Tx, record: EmployeeImportRecord, today: string): Promise<boolean> {
  const rows = await importRepository.cellsFrom(tx, record, record.doneCount, PART);
  if (rows.length === 0) return false;
  await checkRows(tx, record, rows, today);
  await importRepository.update(tx, record, { doneCount: record.doneCount + rows.length });
  return true;
}
