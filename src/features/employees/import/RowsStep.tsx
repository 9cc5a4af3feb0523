import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { EmptyState } from '@src/components/feedback/EmptyState';
import { FilterSelect } from '@src/components/filters/FilterSelect';
import { DataTable } from '@src/components/table/DataTable';
import { useNotify } from '@src/store/useNotify';
import { Table2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import {
  type EmployeeImport,
  type EmployeeImportLine,
  useEmployeeImportCellMutation,
  useEmployeeImportChoiceMutation,
  useEmployeeImportRowsQuery,
} from '../api';
import type { StepProps } from './import-steps';
import { rowsFilters } from './rows-filters';
import { StepButtons } from './StepButtons';
import { cellField } from './row-cells';
import { useRowColumns } from './useRowColumns';

/** The filters that are always offered; the others are offered only while they match rows. */
const always: ReadonlySet<string> = new Set(['all', 'wrong', 'duplicates', 'create', 'update', 'skip']);

/** The rows of the table: errors by cell, which can be corrected in place; existing people, and their changes. */
export function RowsStep({ data, url }: StepProps) {
  const { t } = useTranslation('imports');
  const { state, setState } = url;
  const notify = useNotify();
  const save = useSaveCell(data);
  const [choose] = useEmployeeImportChoiceMutation();
  const rows = useEmployeeImportRowsQuery({
    id: data.id,
    ...(state.rows === 'all' ? {} : { filter: state.rows }),
    page: state.page,
    pageSize: state.pageSize,
  });
  const { summary } = data;
  const counts = countsOf(data);
  const filters = rowsFilters.filter(
    (filter) => always.has(filter) || counts[filter] > 0 || filter === state.rows,
  );

  const decide = async (numbers: readonly number[], choice: EmployeeImportLine['choice']) => {
    const answer = await choose({ id: data.id, numbers: [...numbers], choice: choice ?? null });
    if (answer.error) notify.failure(answer.error);
  };
  const columns = useRowColumns(data, (number, choice) => void decide([number], choice));

  return (
    <>
      <Alert severity={summary.wrong ? 'warning' : 'success'} sx={{ mb: 2 }}>
        {summary.wrong
          ? t('imports:rows.wrong', { count: summary.wrong })
          : t('imports:rows.fine', { count: data.rowCount })}
      </Alert>
      <DataTable<EmployeeImportLine>
        label={t('imports:rows.label')}
        storageKey="employee-import"
        columns={columns}
        rows={rows.data?.employeeImportRows.items}
        count={rows.data?.employeeImportRows.count ?? 0}
        getRowId={(row) => row.number}
        isFetching={rows.isFetching}
        error={rows.error}
        onRetry={() => void rows.refetch()}
        page={state.page}
        pageSize={state.pageSize}
        onPage={(page) => setState({ page })}
        onPageSize={(pageSize) => setState({ pageSize })}
        isFiltered={state.rows !== 'all'}
        onResetFilters={() => setState({ rows: 'all', page: 1 })}
        onRowSave={save}
        empty={<EmptyState icon={Table2} title={t('imports:rows.empty')} />}
        bulk={({ ids, clear }) => (
          <BulkButtons
            onDecide={(choice) => {
              void decide(ids, choice);
              clear();
            }}
          />
        )}
        toolbar={
          <>
            <FilterSelect
              label={t('imports:rows.filter')}
              value={state.rows}
              choices={filters.map((value) => ({
                value,
                label: t(`imports:rows.filters.${value}`, { number: counts[value] }),
              }))}
              onChange={(value) => setState({ rows: value, page: 1 })}
              width={230}
            />
            <Typography variant="body2" color="textSecondary">
              {t('imports:rows.help')}
            </Typography>
          </>
        }
      />
      <StepButtons back="places" next="summary" url={url} />
    </>
  );
}

/** The number of rows that each filter matches. */
function countsOf({ rowCount, summary }: EmployeeImport) {
  const { wrong, duplicates, create, update, same, skip, archive, dismissed, rehired, noted } = summary;
  return {
    ...{ all: rowCount, wrong, duplicates, create, update, same },
    ...{ skip, archive, dismissed, rehired, noted },
  };
}

/** Returns a function that saves a corrected cell. */
function useSaveCell(data: EmployeeImport) {
  const notify = useNotify();
  const [correctCell] = useEmployeeImportCellMutation();
  /** Returns the row as the server parsed it, or throws so that the grid reverts the text. */
  return async (next: EmployeeImportLine, before: EmployeeImportLine): Promise<EmployeeImportLine> => {
    const column = data.columns.findIndex((_, index) => cellField(next, index) !== cellField(before, index));
    if (column < 0) return before;
    const answer = await correctCell({
      id: data.id,
      number: next.number,
      column,
      text: cellField(next, column),
    });
    if (answer.error) {
      notify.failure(answer.error);
      throw new Error('the cell was refused');
    }
    return answer.data.employeeImportCell;
  };
}

function BulkButtons({ onDecide }: { onDecide: (choice: 'skip' | null) => void }) {
  const { t } = useTranslation('imports');
  return (
    <>
      <Button size="small" onClick={() => onDecide('skip')}>
        {t('imports:rows.skip')}
      </Button>
      <Button size="small" onClick={() => onDecide(null)}>
        {t('imports:rows.take')}
      </Button>
    </>
  );
}
