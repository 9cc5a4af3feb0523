import Box from '@mui/material/Box';
import type { GridColDef } from '@mui/x-data-grid';
import { CircleMinus, CirclePlus, CircleSlash } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { TABLE_FIELDS, type TableField } from '@domain/questions/table/cells';
import { StatusChip } from '@src/components/data/StatusChip';
import { FilterSelect } from '@src/components/filters/FilterSelect';
import { TextEditCell } from '@src/components/table/EditCells';
import { NotedText } from '@src/components/table/NotedText';
import { WrongRow } from '@src/components/table/WrongRow';
import { WrongText } from '@src/components/table/WrongText';
import { clampLines } from '@src/theme/clamp-lines';
import type { Choice, PlannedOutcome, ImportLine } from './import-lines';
import { useLineText } from './useLineText';

/** Shown for every table; the other columns only while a row has a value in them. */
const always: ReadonlySet<TableField> = new Set(['type', 'text', 'options', 'right', 'points']);
const wide: ReadonlySet<TableField> = new Set(['text', 'options', 'explanation']);

const looks = {
  add: { colour: 'green', icon: CirclePlus },
  same: { colour: 'amber', icon: CircleSlash },
  skip: { colour: 'grey', icon: CircleMinus },
  over: { colour: 'red', icon: CircleSlash },
} as const satisfies Record<Exclude<PlannedOutcome, 'wrong'>, unknown>;

const textOf = ({ row }: ImportLine, field: TableField): string => row.cells[field] ?? '';

interface PlannedOutcomeCellProps {
  line: ImportLine;
  onChoose: (choice: Choice) => void;
}

/** The planned outcome of the row; for a duplicate, the author decides. */
function PlannedOutcomeCell({ line, onChoose }: PlannedOutcomeCellProps) {
  const { t } = useTranslation('tests');
  const text = useLineText();
  const { outcome, row, same } = line;
  if (outcome === 'wrong') return <WrongRow problems={text.problems(line)} />;
  if (same && line.problems.length === 0) {
    return (
      <FilterSelect<Choice>
        label={t('import.choiceOf', { number: row.number })}
        value={outcome === 'add' || outcome === 'over' ? 'take' : 'skip'}
        choices={[
          { value: 'skip', label: text.same(line) },
          { value: 'take', label: t('import.takeAnyway') },
        ]}
        onChange={onChoose}
        width={210}
      />
    );
  }
  const { colour, icon } = looks[outcome];
  return <StatusChip label={t(`import.fate.${outcome}`)} colour={colour} icon={icon} isOutlined />;
}

function Cell({ line, field }: { line: ImportLine; field: TableField }) {
  const say = useLineText();
  const text = textOf(line, field);
  const problem = line.problems.find((problem) => problem.field === field);
  if (problem) return <WrongText text={text} error={say.problem(problem)} />;
  const note = line.notes.find((note) => note.field === field);
  if (note) return <NotedText text={text} note={say.note(note)} />;
  return (
    <Box component="span" sx={{ ...clampLines(4), whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
      {text}
    </Box>
  );
}

/** Returns the columns of the import: the planned outcome, and the cells, which can be edited in place. */
export function useImportColumns(
  lines: readonly ImportLine[],
  onChoose: (id: number, choice: Choice) => void,
): GridColDef<ImportLine>[] {
  const { t } = useTranslation('tests');
  const { heading } = useLineText();
  const used = TABLE_FIELDS.filter(
    (field) =>
      always.has(field) ||
      lines.some(
        (line) => textOf(line, field) !== '' || line.problems.some((problem) => problem.field === field),
      ),
  );
  return [
    {
      field: 'number',
      headerName: t('import.number'),
      width: 70,
      sortable: false,
      hideable: false,
      valueGetter: (_value, { row }) => row.number,
    },
    {
      field: 'fate',
      headerName: t('import.fateTitle'),
      width: 230,
      sortable: false,
      hideable: false,
      renderCell: ({ row }) => (
        <PlannedOutcomeCell line={row} onChoose={(choice) => onChoose(row.id, choice)} />
      ),
    },
    ...used.map((field): GridColDef<ImportLine> => ({
      field,
      headerName: heading(field),
      minWidth: wide.has(field) ? 240 : 150,
      flex: wide.has(field) ? 2 : 1,
      editable: true,
      sortable: false,
      valueGetter: (_value, line) => textOf(line, field),
      valueSetter: (value, line) => ({
        ...line,
        row: { ...line.row, cells: { ...line.row.cells, [field]: String(value ?? '') } },
      }),
      renderCell: ({ row }) => <Cell line={row} field={field} />,
      renderEditCell: (params) => <TextEditCell isLong params={params} />,
    })),
  ];
}
