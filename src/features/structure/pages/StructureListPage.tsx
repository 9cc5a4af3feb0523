import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { ColourDot } from '@src/components/data/ColourDot';
import { ConfirmDialog } from '@src/components/feedback/ConfirmDialog';
import { EmptyState } from '@src/components/feedback/EmptyState';
import { useUrlState } from '@src/components/routing/useUrlState';
import { DataTable } from '@src/components/table/DataTable';
import { VisuallyHidden } from '@src/components/text/VisuallyHidden';
import { formatDate } from '@src/lib/dates';
import { optionName } from '@src/lib/options';
import { useNotify } from '@src/store/useNotify';
import type { GridColDef } from '@mui/x-data-grid';
import { Archive, ListTree, Network } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useAllPositionsQuery, useAllSubdivisionsQuery } from '../api';
import { StructureListFilters } from '../components/StructureListFilters';
import {
  filteredRows,
  isStructureFiltered,
  structureCodecs,
  type StructureFilters,
  type StructureRow,
  structureRows,
  type StructureSort,
} from '../lib/structure-list';
import { structurePaths } from '../lib/structure-url';
import { useCanWriteStructure } from '../lib/useStructureRights';
import { useStructureWrites } from '../lib/useStructureWrites';

const treeOf = { position: structurePaths.positions, subdivision: structurePaths.employees };

function useColumns(canWrite: boolean): GridColDef<StructureRow>[] {
  const { t, i18n } = useTranslation(['structure', 'common']);
  const title = (field: string) => t(`structure:list.columns.${field}`);
  return [
    {
      field: 'name',
      headerName: title('name'),
      minWidth: 260,
      flex: 2,
      hideable: false,
      editable: canWrite,
      renderCell: ({ row }) => (
        <>
          <ColourDot id={row.recordId} />
          <span style={{ marginLeft: 10 }}>{optionName(row, t('common:archiveSuffix'))}</span>
        </>
      ),
    },
    {
      field: 'kind',
      headerName: title('kind'),
      width: 140,
      valueFormatter: (kind: string) => t(`structure:list.kinds.${kind}`),
    },
    { field: 'parent', headerName: title('parent'), minWidth: 180, flex: 1 },
    { field: 'subdivision', headerName: title('subdivision'), minWidth: 180, flex: 1 },
    { field: 'people', headerName: title('people'), type: 'number', width: 90 },
    { field: 'vep', headerName: title('vep'), minWidth: 220, flex: 1.5, sortable: false },
    {
      field: 'updatedAt',
      headerName: title('updatedAt'),
      width: 150,
      valueFormatter: (value: string) => formatDate(value, 'dateTime', i18n.language),
    },
    {
      field: 'open',
      headerName: t('structure:action.openTree'),
      renderHeader: ({ colDef }) => <VisuallyHidden>{colDef.headerName}</VisuallyHidden>,
      width: 56,
      sortable: false,
      hideable: false,
      renderCell: ({ row }) => (
        <IconButton
          size="small"
          component={Link}
          to={`${treeOf[row.kind]}/${row.recordId}`}
          aria-label={`${t('structure:action.openTree')}: ${row.name}`}
        >
          <ListTree />
        </IconButton>
      ),
    },
  ];
}

const sortable: readonly string[] = ['name', 'kind', 'parent', 'subdivision', 'people', 'updatedAt'];

function isSort(field: string): field is StructureSort {
  return sortable.includes(field);
}

function useRows(state: StructureFilters) {
  const positions = useAllPositionsQuery();
  const subdivisions = useAllSubdivisionsQuery();
  const all = useMemo(
    () =>
      positions.data && subdivisions.data ? structureRows(positions.data, subdivisions.data) : undefined,
    [positions.data, subdivisions.data],
  );
  return {
    all,
    found: all && filteredRows(all, state),
    isFetching: positions.isFetching || subdivisions.isFetching,
    error: positions.error ?? subdivisions.error,
    retry: () => {
      void positions.refetch();
      void subdivisions.refetch();
    },
  };
}

/** Positions and subdivisions as one flat table: filters, renaming in place, archiving many at once. */
export function StructureListPage() {
  const { t } = useTranslation(['structure', 'common']);
  const notify = useNotify();
  const canWrite = useCanWriteStructure();
  const { state, setState, reset } = useUrlState(structureCodecs);
  const { all, found, isFetching, error, retry } = useRows(state);
  const write = useStructureWrites();
  const columns = useColumns(canWrite);
  const [asked, setAsked] = useState<{ rows: StructureRow[]; clear: () => void } | null>(null);
  const setArchive = async (rows: readonly StructureRow[], isArchive: boolean) => {
    const answer = await write(rows, { isArchive });
    if (answer.error) notify.failure(answer.error);
    return answer.error;
  };
  const archive = async () => {
    if (!asked) return;
    const { rows, clear } = asked;
    if (await setArchive(rows, true)) return;
    clear();
    notify.alert(t('structure:list.selectionArchived', { count: rows.length }), {
      label: t('common:action.undo'),
      onPress: () => void setArchive(rows, false),
    });
  };
  const rename = async (next: StructureRow, before: StructureRow) => {
    if (next.name.trim() === before.name) return before;
    const answer = await write([next], { name: next.name.trim() });
    if (answer.error) {
      notify.failure(answer.error);
      throw answer.error;
    }
    notify.alert(t('structure:list.renamed', { name: next.name }), {
      label: t('common:action.undo'),
      onPress: () => void write([next], { name: before.name }),
    });
    return next;
  };
  const pick = (ids: readonly number[]) =>
    (all ?? []).filter((row) => ids.includes(row.id) && !row.isArchive);
  return (
    <>
      <DataTable<StructureRow>
        label={t('structure:tab.list')}
        storageKey="structure-list"
        columns={columns}
        rows={found?.slice((state.page - 1) * state.pageSize, state.page * state.pageSize)}
        count={found?.length ?? 0}
        isFetching={isFetching}
        error={error}
        onRetry={retry}
        page={state.page}
        pageSize={state.pageSize}
        onPage={(page) => setState({ page })}
        onPageSize={(pageSize) => setState({ pageSize })}
        sort={state.sort ? { field: state.sort, direction: state.isDescending ? 'desc' : 'asc' } : null}
        onSort={(sort) =>
          setState({
            sort: sort && isSort(sort.field) ? sort.field : '',
            isDescending: sort?.direction === 'desc',
          })
        }
        empty={<EmptyState icon={Network} title={t('structure:empty.list')} />}
        isFiltered={isStructureFiltered(state)}
        onResetFilters={reset}
        toolbar={<StructureListFilters state={state} setState={setState} />}
        {...(canWrite
          ? {
              onRowSave: rename,
              bulk: ({ ids, clear }) => (
                <Button
                  size="small"
                  variant="outlined"
                  startIcon={<Archive />}
                  onClick={() => setAsked({ rows: pick(ids), clear })}
                >
                  {t('common:action.archive')}
                </Button>
              ),
            }
          : {})}
      />
      <ConfirmDialog
        isOpen={Boolean(asked?.rows.length)}
        title={t('structure:list.archiveTitle', { count: asked?.rows.length ?? 0 })}
        confirmLabel={t('common:action.archive')}
        onConfirm={archive}
        onClose={() => setAsked(null)}
      >
        {t('structure:list.archiveText')}
      </ConfirmDialog>
    </>
  );
}
