import type { GridColDef } from '@mui/x-data-grid';
import type { TFunction } from 'i18next';
import { contentPath } from '@src/content/content-kind';
import {
  nameColumn,
  ownerColumn,
  progressColumn,
  statusColumn,
  updatedAtColumn,
  versionColumn,
} from '@src/content/lists/object-columns';
import type { EditorQualification } from '../api';
import { qualificationKind } from '../kind';

/** Columns of the editors' table that do not fit on most screens. */
export const optionalColumns = ['code', 'updatedAt'] as const;

/** Returns the columns of the editors' table. */
export function editorColumns(
  t: TFunction,
  onPeople: (row: EditorQualification) => void,
): GridColDef<EditorQualification>[] {
  return [
    { field: 'code', headerName: t('qualifications:column.code'), width: 90 },
    nameColumn(t('qualifications:column.name'), (row) =>
      contentPath(qualificationKind, 'editor', row.id, row.currentVersion ? 'view' : 'edit'),
    ),
    { field: 'level', headerName: t('qualifications:column.level'), width: 100 },
    versionColumn(t('qualifications:column.version')),
    {
      field: 'itemCount',
      headerName: t('qualifications:column.components'),
      sortable: false,
      width: 120,
      valueGetter: (_value, row) => (row.currentVersion ?? row.draftVersion)?.itemCount ?? 0,
    },
    statusColumn(t),
    progressColumn('completed', t('qualifications:column.completed'), onPeople),
    ownerColumn(t('qualifications:column.owner')),
    updatedAtColumn(t('qualifications:column.updatedAt')),
  ];
}
