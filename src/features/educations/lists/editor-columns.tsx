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
import { RatingValue } from '@src/content/rating/RatingValue';
import type { EditorEducation } from '../api';
import { educationKinds } from '../kind';

/** Columns of the editors' table that do not fit on most screens. */
export const optionalColumns = ['code', 'minutes', 'updatedAt'] as const;

/** Returns the columns of the editors' table. */
export function editorColumns(
  t: TFunction,
  onPeople: (row: EditorEducation) => void,
): GridColDef<EditorEducation>[] {
  return [
    { field: 'code', headerName: t('educations:column.code'), width: 90 },
    nameColumn(t('educations:column.name'), (row) =>
      contentPath(
        educationKinds[row.typeContent],
        'editor',
        row.id,
        row.currentVersion ? 'viewEducation' : 'edit',
      ),
    ),
    categoryColumn(t('educations:column.category')),
    versionColumn(t('educations:column.version')),
    {
      field: 'minutes',
      headerName: t('educations:column.minutes'),
      sortable: false,
      width: 110,
      valueGetter: (_value, row) =>
        row.currentVersion ? t('educations:minutes', { count: row.currentVersion.minutes }) : '–',
    },
    statusColumn(t),
    progressColumn('completed', t('educations:column.completed'), onPeople),
    {
      field: 'rating',
      headerName: t('content:rating.column'),
      sortable: false,
      width: 110,
      renderCell: ({ row }) => (row.rating ? <RatingValue rating={row.rating} /> : '–'),
    },
    ownerColumn(t('educations:column.owner')),
    updatedAtColumn(t('educations:column.updatedAt')),
  ];
}
