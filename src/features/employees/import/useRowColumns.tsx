import Box from '@mui/material/Box';
import { StatusChip } from '@src/components/data/StatusChip';
import { FilterSelect } from '@src/components/filters/FilterSelect';
import { NotedText } from '@src/components/table/NotedText';
import { WrongRow } from '@src/components/table/WrongRow';
import { WrongText } from '@src/components/table/WrongText';
import type { GridColDef } from '@mui/x-data-grid';
import { useIsPhone } from '@src/components/layout/useIsPhone';
import { CircleAlert, CircleMinus, CirclePlus, RefreshCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { EmployeeImport, EmployeeImportLine } from '../api';
import { cellField, nameOfRow } from './row-cells';
import { choicesOf } from './row-choices';

type Field = NonNullable<EmployeeImport['columns'][number]['field']> | null;
type Choice = NonNullable<EmployeeImportLine['choice']>;

const looks = {
  create: { colour: 'green', icon: CirclePlus },
  update: { colour: 'blue', icon: RefreshCw },
  fill: { colour: 'blue', icon: RefreshCw },
  skip: { colour: 'grey', icon: CircleMinus },
  wrong: { colour: 'red', icon: CircleAlert },
} as const;

interface PlannedOutcomeProps {
  row: EmployeeImportLine;
  titles: readonly string[];
  onChoose: (choice: Choice) => void;
}

function PlannedOutcome({ row, titles, onChoose }: PlannedOutcomeProps) {
  const { t } = useTranslation('imports');
  const isPhone = useIsPhone();
  const outcome = row.action ?? 'wrong';
  if (row.match && outcome !== 'wrong') {
    return (
      <FilterSelect<Choice>
        label={t('imports:rows.choiceOf', { number: row.number })}
        value={row.action ?? 'fill'}
        choices={choicesOf(row.matchBy).map((value) => ({ value, label: t(`imports:choice.${value}`) }))}
        onChange={onChoose}
        width={isPhone ? 148 : 190}
      />
    );
  }
  if (outcome === 'wrong' && row.errors.length) return <Wrong row={row} titles={titles} />;
  const { colour, icon } = looks[outcome];
  return <StatusChip label={t(`imports:fate.${outcome}`)} colour={colour} icon={icon} isOutlined />;
}

/** The row's errors by column, since the column itself may be outside of the screen. */
function Wrong({ row, titles }: Omit<PlannedOutcomeProps, 'onChoose'>) {
  const problems = row.errors.map((error) => [titles[error.column], error.text].filter(Boolean).join(': '));
  return <WrongRow problems={problems} />;
}

/** Whether the column's value is a change for the matched person. */
function isChange({ changes, action }: EmployeeImportLine, field: Field): boolean {
  if (field === null || (action !== 'update' && action !== 'fill')) return false;
  return changes.some((change) => change === field || (field === 'nameFull' && change.startsWith('name')));
}

interface CellProps {
  row: EmployeeImportLine;
  column: number;
  field: Field;
}

function Cell({ row, column, field }: CellProps) {
  const text = cellField(row, column);
  const error = row.errors.find((error) => error.column === column);
  if (error) return <WrongText text={text} error={error.text} />;
  const note = row.notes.find((note) => note.column === column);
  if (note) return <NotedText text={text} note={note.text} />;
  return isChange(row, field) ? <strong>{text}</strong> : text;
}

/** Returns the changed fields of a long row, shown beside the person. */
function changesText(
  { match, action, changes }: EmployeeImportLine,
  nameOf: (field: EmployeeImportLine['changes'][number]) => string,
  nothing: string,
): string {
  if (!match || (action !== 'update' && action !== 'fill')) return '';
  return changes.length > 0 ? changes.map(nameOf).join(', ') : nothing;
}

/** The column on a phone, where only two columns are visible: the person and the row number. */
function personColumn(columns: EmployeeImport['columns'], titles: { name: string; number: string }) {
  return {
    field: 'person',
    headerName: titles.name,
    width: 132,
    sortable: false,
    hideable: false,
    valueGetter: (_value, row) => nameOfRow(row, columns),
    renderCell: ({ row, value }) => (
      <Box sx={{ minWidth: 0 }}>
        <Box component="span" sx={{ display: 'block', fontWeight: 560 }}>
          {String(value)}
        </Box>
        <Box component="span" sx={{ fontSize: 12, color: 'text.secondary' }}>
          {`${titles.number} ${row.number}`}
        </Box>
      </Box>
    ),
  } satisfies GridColDef<EmployeeImportLine>;
}

/** Returns the table's columns, each cell editable, after a column with the planned outcome. */
export function useRowColumns(
  data: EmployeeImport,
  onChoose: (number: number, choice: Choice) => void,
): GridColDef<EmployeeImportLine>[] {
  const { t } = useTranslation('imports');
  const isPhone = useIsPhone();
  const titles = data.columns.map(
    ({ title }, index) => title || t('imports:columns.untitled', { number: index + 1 }),
  );
  const match: GridColDef<EmployeeImportLine> = {
    field: 'match',
    headerName: t('imports:rows.match'),
    width: 170,
    sortable: false,
    valueGetter: (_value, row) => row.match?.nameFull ?? '',
  };
  const changes: GridColDef<EmployeeImportLine> = {
    field: 'changes',
    headerName: t('imports:rows.changes'),
    width: 190,
    sortable: false,
    valueGetter: (_value, row) =>
      changesText(row, (field) => t(`imports:field.${field}`), t('imports:rows.same')),
  };
  const first: GridColDef<EmployeeImportLine> = isPhone
    ? personColumn(data.columns, { name: t('imports:field.nameFull'), number: t('imports:rows.number') })
    : { field: 'number', headerName: t('imports:rows.number'), width: 80, hideable: false };
  return [
    first,
    {
      field: 'action',
      headerName: t('imports:rows.action'),
      width: isPhone ? 168 : 230,
      sortable: false,
      renderCell: ({ row }) => (
        <PlannedOutcome row={row} titles={titles} onChoose={(choice) => onChoose(row.number, choice)} />
      ),
    },
    ...(data.summary.duplicates ? [match, changes] : []),
    ...titles.map((headerName, index): GridColDef<EmployeeImportLine> => ({
      field: `cell${index}`,
      headerName,
      // An email has no position to wrap at.
      minWidth: data.columns[index]?.field === 'email' ? 240 : 170,
      flex: 1,
      editable: true,
      sortable: false,
      valueGetter: (_value, row) => cellField(row, index),
      valueSetter: (value, row) => ({
        ...row,
        cells: data.columns.map((_, at) => (at === index ? String(value ?? '') : cellField(row, at))),
      }),
      renderCell: ({ row }) => <Cell row={row} column={index} field={data.columns[index]?.field ?? null} />,
    })),
  ];
}
