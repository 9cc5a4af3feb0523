import { useRoleOptionsQuery } from '@src/entities/role/api';
import Button from '@mui/material/Button';
import { useRolesBeyondOwnQuery } from '@src/api/beyond-own';
import { ConflictDialog } from '@src/components/feedback/ConflictDialog';
import { EmptyState } from '@src/components/feedback/EmptyState';
import { type Rejection, RejectionsDialog } from '@src/components/feedback/RejectionsDialog';
import { useUrlState } from '@src/components/routing/useUrlState';
import { DataTable } from '@src/components/table/DataTable';
import type { TableSort } from '@src/components/table/types';
import { useShortcut } from '@src/components/useShortcut';
import { Network, Undo2 } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAllPositionsQuery, useAllSubdivisionsQuery } from '../api';
import { StructureListFilters } from '../components/StructureListFilters';
import { BulkBarActions } from '../grid/BulkBarActions';
import { ChangesDialog } from '../grid/ChangesDialog';
import { type EditableField, hasCell, isEditableField } from '../grid/row-changes';
import { optionalColumns, useGridColumns } from '../grid/useGridColumns';
import { useLookups } from '../grid/useLookups';
import { useStructureGrid } from '../grid/useStructureGrid';
import { useStructureSaves } from '../grid/useStructureSaves';
import {
  filteredRows,
  isStructureFiltered,
  isStructureSort,
  structureCodecs,
  type StructureFilters,
  type StructureRow,
  structureRows,
} from '../lib/structure-list';
import { useCanChooseRole, useCanWriteStructure } from '../lib/useStructureRights';

const noRows: readonly StructureRow[] = [];

function useRows(state: StructureFilters, hasRoles: boolean) {
  const positions = useAllPositionsQuery();
  const subdivisions = useAllSubdivisionsQuery();
  const { data: roles } = useRoleOptionsQuery(undefined, { skip: !hasRoles });
  const { data: beyond } = useRolesBeyondOwnQuery({}, { skip: !useCanChooseRole() });
  const lookups = useLookups(positions.data, subdivisions.data, roles?.roleOptions, beyond?.rolesBeyondOwn);
  const all = useMemo(
    () =>
      positions.data && subdivisions.data
        ? structureRows(positions.data, subdivisions.data, roles?.roleOptions)
        : undefined,
    [positions.data, subdivisions.data, roles],
  );
  const found = useMemo(() => all && filteredRows(all, state), [all, state]);
  return {
    all,
    found,
    lookups,
    isFetching: positions.isFetching || subdivisions.isFetching,
    error: positions.error ?? subdivisions.error,
    retry: () => {
      void positions.refetch();
      void subdivisions.refetch();
    },
  };
}

function UndoButton({ onUndo }: { onUndo: () => void }) {
  const { t } = useTranslation('structure');
  return (
    <Button size="small" color="inherit" startIcon={<Undo2 />} onClick={onUndo}>
      {t('structure:grid.undo')}
    </Button>
  );
}

/** Returns the current sort order in the format of the table's headings. */
function sortingOf(
  { sort, isDescending }: StructureFilters,
  setState: (patch: Partial<StructureFilters>) => void,
) {
  return {
    sort: sort ? { field: sort, direction: isDescending ? ('desc' as const) : ('asc' as const) } : null,
    onSort: (next: TableSort | null) =>
      setState({
        sort: next && isStructureSort(next.field) ? next.field : '',
        isDescending: next?.direction === 'desc',
      }),
  };
}

/** Positions and subdivisions as one table with editable cells, pasting, bulk changes and undo. */
export function StructureListPage() {
  const { t } = useTranslation(['structure', 'common']);
  const canWriteAny = useCanWriteStructure();
  const canChooseRole = useCanChooseRole();
  const canWrite = (field: EditableField) => canWriteAny && (field !== 'role' || canChooseRole);
  const { state, setState, reset } = useUrlState(structureCodecs);
  const { all, found, lookups, isFetching, error, retry } = useRows(state, canChooseRole);
  const rows = found ?? noRows;
  const saves = useStructureSaves();
  const grid = useStructureGrid({ rows, lookups, saves, canWrite });
  const columns = useGridColumns({ ...grid, lookups, canWrite, hasRoles: canChooseRole });
  const [rejections, setRejections] = useState<Rejection[]>([]);
  const undo = useCallback(() => {
    if (canWriteAny) void saves.undo();
  }, [canWriteAny, saves]);
  useShortcut('KeyZ', undo, true);
  const pick = (ids: readonly number[]) => (all ?? noRows).filter(({ id }) => ids.includes(id));
  return (
    <>
      <DataTable<StructureRow>
        label={t('structure:tab.list')}
        storageKey="structure-list"
        hidden={optionalColumns}
        columns={columns}
        rows={found}
        count={rows.length}
        isFetching={isFetching}
        error={error}
        onRetry={retry}
        {...sortingOf(state, setState)}
        empty={<EmptyState icon={Network} title={t('structure:empty.list')} />}
        isFiltered={isStructureFiltered(state)}
        onResetFilters={reset}
        toolbar={
          <>
            <StructureListFilters state={state} setState={setState} />
            {canWriteAny ? <UndoButton onUndo={undo} /> : null}
          </>
        }
        isCellEditable={(row, field) => isEditableField(field) && hasCell(row, field)}
        {...(canWriteAny
          ? {
              onRowSave: grid.onRowSave,
              onCellPaste: grid.onCellPaste,
              bulk: ({ ids, clear }) => (
                <BulkBarActions
                  rows={pick(ids)}
                  lookups={lookups}
                  canChooseRole={canChooseRole}
                  save={saves.save}
                  onDone={(rejections) => {
                    clear();
                    setRejections(rejections);
                  }}
                />
              ),
            }
          : {})}
      />
      {grid.asked ? (
        <ChangesDialog
          changes={grid.asked.changes}
          errors={grid.asked.errors}
          lookups={lookups}
          onSave={grid.onAskedSave}
          onClose={() => grid.asked?.answer(null)}
        />
      ) : null}
      <ConflictDialog
        message={grid.conflict?.message ?? null}
        onReload={() => grid.conflict?.answer('reload')}
        onOverwrite={() => grid.conflict?.answer('overwrite')}
        onClose={() => grid.conflict?.answer('edit')}
      />
      {rejections.length ? (
        <RejectionsDialog rejections={rejections} onClose={() => setRejections([])} />
      ) : null}
    </>
  );
}
