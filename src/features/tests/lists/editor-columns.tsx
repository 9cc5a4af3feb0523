import type { GridColDef } from '@mui/x-data-grid';
import type { TFunction } from 'i18next';
import { contentPath } from '@src/content/content-kind';
import {
  categoryColumn,
  nameColumn,
  ownerColumn,
  progressColumn,
  statusColumn,
  updatedAtColumn,
  versionColumn,
} from '@src/content/lists/object-columns';
import type { EditorTest } from '../api';
import { testKind } from '../kind';

/** Columns of the editors' table that do not fit on most screens. */
export const optionalColumns = ['code', 'updatedAt'] as const;

/** Returns the columns of the editors' table. */
export function editorColumns(t: TFunction, onPeople: (row: EditorTest) => void): GridColDef<EditorTest>[] {
  return [
    { field: 'code', headerName: t('tests:column.code'), width: 90 },
    nameColumn(t('tests:column.name'), (row) =>
      contentPath(testKind, 'editor', row.id, row.currentVersion ? 'execution' : 'edit'),
    ),
    categoryColumn(t('tests:column.category')),
    versionColumn(t('tests:column.version')),
    {
      field: 'questionCount',
      headerName: t('tests:column.questions'),
      sortable: false,
      width: 110,
      valueGetter: (_value, row) => (row.currentVersion ?? row.draftVersion)?.questionCount ?? 0,
    },
    statusColumn(t),
    progressColumn('completed', t('tests:column.completed'), onPeople),
    ownerColumn(t('tests:column.owner')),
    updatedAtColumn(t('tests:column.updatedAt')),
  ];
}
