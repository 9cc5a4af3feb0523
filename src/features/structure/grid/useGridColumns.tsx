import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { OptionEditCell, TextEditCell } from '@src/components/table/EditCells';
import { ColourDot } from '@src/components/data/ColourDot';
import { WrongText } from '@src/components/table/WrongText';
import { VisuallyHidden } from '@src/components/text/VisuallyHidden';
import { formatDate } from '@src/lib/dates';
import { optionName } from '@src/lib/options';
import type { GridColDef } from '@mui/x-data-grid';
import { ListTree } from 'lucide-react';
import { SampleBadge } from '@src/store/SampleBadge';
import { clampLines } from '@src/theme/clamp-lines';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { StructureRow } from '../lib/structure-list';
import { structurePaths } from '../lib/structure-url';
import { type EditableField, hasCell } from './row-changes';
import type { Lookups } from './useLookups';

type Column = GridColDef<StructureRow>;

export interface GridColumnsOptions {
  lookups: Lookups;
  canWrite: (field: EditableField) => boolean;
  /** Roles are shown only to users who may choose one. */
  hasRoles: boolean;
  errorAt: (row: StructureRow, field: string) => string | undefined;
  onOpen: (row: StructureRow) => void;
  onLeave: () => void;
}

/** Hidden by default, because the other columns fill a page of 1440 px. */
export const optionalColumns = ['updatedAt'] as const;

/** The full text is visible in the editor, in the tooltip, and on the position's card. */
const twoLines = clampLines(2);

const treeOf = { position: structurePaths.positions, subdivision: structurePaths.employees };

/** Returns the columns of the table of positions and subdivisions, for reading and editing. */
export function useGridColumns(options: GridColumnsOptions): Column[] {
  const { lookups, canWrite, hasRoles, errorAt, onOpen, onLeave } = options;
  const { t, i18n } = useTranslation(['structure', 'common']);
  const title = (field: string) => t(`structure:list.columns.${field}`);

  const opened = (row: StructureRow, field: string) => ({ error: errorAt(row, field), onOpen, onLeave });
  const text = (field: 'name' | 'vep', column: Omit<Column, 'field'>): Column => ({
    field,
    headerName: title(field),
    editable: canWrite(field),
    renderEditCell: (params) => (
      <TextEditCell {...opened(params.row, field)} params={params} isLong={field === 'vep'} />
    ),
    ...column,
  });
  const reference = (
    field: 'parent' | 'subdivision' | 'role',
    idField: 'parentId' | 'subdivisionId' | 'roleId',
    column: Omit<Column, 'field'>,
  ): Column => ({
    field,
    headerName: title(field),
    type: 'custom',
    editable: canWrite(field),
    valueGetter: (_value, row) => (hasCell(row, field) ? row[idField] : null),
    valueSetter: (value: unknown, row) => ({ ...row, [idField]: typeof value === 'number' ? value : null }),
    valueFormatter: (_value, row) => row[field],
    renderCell: ({ row }) => shown(row, field, row[field]),
    renderEditCell: (params) => (
      <OptionEditCell
        {...opened(params.row, field)}
        params={params}
        options={lookups.of(params.row, field).options}
      />
    ),
    ...column,
  });
  const shown = (row: StructureRow, field: string, value: string) => {
    const error = errorAt(row, field);
    return error ? <WrongText text="" error={error} /> : value;
  };

  return [
    text('name', {
      minWidth: 210,
      flex: 2,
      hideable: false,
      renderCell: ({ row }) => (
        <>
          <ColourDot id={row.recordId} />
          <span style={{ marginLeft: 10, minWidth: 0 }}>
            {shown(row, 'name', optionName(row, t('common:archiveSuffix')))}
          </span>
          <SampleBadge kind={row.kind} id={row.recordId} />
        </>
      ),
    }),
    {
      field: 'kind',
      headerName: title('kind'),
      width: 120,
      valueFormatter: (kind: string) => t(`structure:list.kinds.${kind}`),
    },
    reference('parent', 'parentId', { minWidth: 150, flex: 1 }),
    reference('subdivision', 'subdivisionId', { minWidth: 150, flex: 1 }),
    ...(hasRoles ? [reference('role', 'roleId', { minWidth: 120, flex: 0.8 })] : []),
    { field: 'people', headerName: title('people'), type: 'number', width: 80 },
    text('vep', {
      minWidth: 170,
      flex: 1.5,
      sortable: false,
      renderCell: ({ row }) => (
        <Box component="span" title={row.vep} sx={twoLines}>
          {shown(row, 'vep', row.vep)}
        </Box>
      ),
    }),
    {
      field: 'updatedAt',
      headerName: title('updatedAt'),
      width: 150,
      valueFormatter: (value: string) => formatDate(value, 'dateTime', i18n.language),
    },
    openColumn(t('structure:action.openTree')),
  ];
}

/** The column with the link to the row's place in its tree. */
const openColumn = (title: string): Column => ({
  field: 'open',
  headerName: title,
  renderHeader: ({ colDef }) => <VisuallyHidden>{colDef.headerName}</VisuallyHidden>,
  width: 56,
  sortable: false,
  hideable: false,
  renderCell: ({ row }) => (
    <IconButton
      size="small"
      component={Link}
      to={`${treeOf[row.kind]}/${row.recordId}`}
      aria-label={`${title}: ${row.name}`}
    >
      <ListTree />
    </IconButton>
  ),
});
