import Typography from '@mui/material/Typography';
import { ConfirmDialog } from '@src/components/feedback/ConfirmDialog';
import type { Rejection } from '@src/components/feedback/RejectionsDialog';
import { BulkChoice } from '@src/components/form/BulkChoice';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StructureRow } from '../lib/structure-list';
import { CellErrors, AssignmentChanges, useConsequences } from './Consequences';
import { changeOf, type EditableField, rejectedRows, type RowPatch } from './row-changes';
import type { Lookups } from './useLookups';
import type { useStructureSaves } from './useStructureSaves';

interface BulkChangeDialogProps {
  rows: readonly StructureRow[];
  lookups: Lookups;
  canChooseRole: boolean;
  save: ReturnType<typeof useStructureSaves>['save'];
  /** The rows that could not be changed, if any. */
  onDone: (rejections: Rejection[]) => void;
  onClose: () => void;
}

type Key = 'positionParent' | 'subdivisionParent' | 'subdivision' | 'role';
type Chosen = Partial<Record<Key, number | null>>;

interface BulkField {
  key: Key;
  kind: StructureRow['kind'];
  column: EditableField;
  label: string;
}

function patchFor(row: StructureRow, chosen: Chosen): RowPatch {
  if (row.kind === 'subdivision') return { parentId: chosen.subdivisionParent };
  return { parentId: chosen.positionParent, subdivisionId: chosen.subdivision, roleId: chosen.role };
}

function useFields(rows: readonly StructureRow[], canChooseRole: boolean): BulkField[] {
  const { t } = useTranslation('structure');
  const all: BulkField[] = [
    { key: 'positionParent', kind: 'position', column: 'parent', label: t('structure:position.parent') },
    {
      key: 'subdivision',
      kind: 'position',
      column: 'subdivision',
      label: t('structure:position.subdivision'),
    },
    { key: 'role', kind: 'position', column: 'role', label: t('structure:position.role') },
    {
      key: 'subdivisionParent',
      kind: 'subdivision',
      column: 'parent',
      label: t('structure:subdivision.parent'),
    },
  ];
  return all.filter(
    ({ key, kind }) => rows.some((row) => row.kind === kind) && (canChooseRole || key !== 'role'),
  );
}

/** One change for all selected rows: the field, the effect, and the rows that cannot be changed. */
export function BulkChangeDialog(props: BulkChangeDialogProps) {
  const { rows, lookups, canChooseRole, save, onDone, onClose } = props;
  const { t } = useTranslation('structure');
  const [chosen, setChosen] = useState<Chosen>({});
  const fields = useFields(rows, canChooseRole);
  const changes = useMemo(
    () => rows.map((row) => changeOf(row, patchFor(row, chosen))).filter((change) => change !== null),
    [rows, chosen],
  );
  const consequences = useConsequences(changes);
  const rejectedIds = new Set(consequences.errors.map(({ row }) => row?.id));
  const left = changes.length - rejectedIds.size;
  const apply = async () => {
    const { error, rejections } = await save(changes, { isAll: false });
    if (error) return { error };
    onDone(rejectedRows(rows, rejections));
    return {};
  };
  const optionsOf = ({ kind, column }: BulkField) => {
    const row = rows.find((row) => row.kind === kind);
    return row ? lookups.of(row, column).options : [];
  };
  return (
    <ConfirmDialog
      isOpen
      isChoice
      title={t('structure:grid.bulkTitle', { count: rows.length })}
      confirmLabel={left === 0 ? t('common:action.edit') : t('structure:grid.bulkApply', { count: left })}
      isBlocked={left === 0 || !consequences.isAsked}
      onConfirm={apply}
      onClose={onClose}
    >
      <Typography color="textSecondary">{t('structure:grid.bulkText')}</Typography>
      {fields.map((field) => (
        <BulkChoice
          key={field.key}
          label={field.label}
          options={optionsOf(field)}
          value={chosen[field.key]}
          onChange={(value) => setChosen({ ...chosen, [field.key]: value })}
          none={t(`structure:grid.none.${field.column}`)}
        />
      ))}
      <CellErrors errors={consequences.errors} />
      <AssignmentChanges changes={changes} consequences={consequences} />
    </ConfirmDialog>
  );
}
