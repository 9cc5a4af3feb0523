import Button from '@mui/material/Button';
import { errorText } from '@src/api/errors';
import { ConfirmDialog } from '@src/components/feedback/ConfirmDialog';
import type { Rejection } from '@src/components/feedback/RejectionsDialog';
import { useNotify } from '@src/store/useNotify';
import { Archive, ArchiveRestore, Pencil } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StructureRow } from '../lib/structure-list';
import { BulkChangeDialog } from './BulkChangeDialog';
import { rejectedRows } from './row-changes';
import type { Lookups } from './useLookups';
import type { useStructureSaves } from './useStructureSaves';

interface BulkBarActionsProps {
  rows: readonly StructureRow[];
  lookups: Lookups;
  canChooseRole: boolean;
  save: ReturnType<typeof useStructureSaves>['save'];
  /** The rows that could not be changed, if any. */
  onDone: (rejections: Rejection[]) => void;
}

/** The bulk actions on the selected rows: change the parent or role, archive and restore. */
export function BulkBarActions({ rows, lookups, canChooseRole, save, onDone }: BulkBarActionsProps) {
  const { t } = useTranslation(['structure', 'common']);
  const notify = useNotify();
  const [open, setOpen] = useState<'change' | 'archive' | null>(null);
  const active = rows.filter(({ isArchive }) => !isArchive);
  const archived = rows.filter(({ isArchive }) => isArchive);
  const setArchive = async (chosen: readonly StructureRow[], isArchive: boolean) => {
    const changes = chosen.map((row) => ({ row, patch: { isArchive } }));
    const { error, rejections } = await save(changes, { isAll: false });
    if (error) {
      notify.failure(error);
      throw new Error(errorText(error));
    }
    onDone(rejectedRows(chosen, rejections));
  };
  return (
    <>
      <Button size="small" variant="outlined" startIcon={<Pencil />} onClick={() => setOpen('change')}>
        {t('structure:grid.bulkOpen')}
      </Button>
      {active.length ? (
        <Button size="small" variant="outlined" startIcon={<Archive />} onClick={() => setOpen('archive')}>
          {t('common:action.archive')}
        </Button>
      ) : null}
      {archived.length ? (
        <Button
          size="small"
          variant="outlined"
          startIcon={<ArchiveRestore />}
          onClick={() => void setArchive(archived, false).catch(() => undefined)}
        >
          {t('common:action.restore')}
        </Button>
      ) : null}
      <ConfirmDialog
        isOpen={open === 'archive'}
        title={t('structure:list.archiveTitle', { count: active.length })}
        confirmLabel={t('common:action.archive')}
        onConfirm={() => setArchive(active, true)}
        onClose={() => setOpen(null)}
      >
        {t('structure:list.archiveText')}
      </ConfirmDialog>
      {open === 'change' ? (
        <BulkChangeDialog
          rows={rows}
          lookups={lookups}
          canChooseRole={canChooseRole}
          save={save}
          onDone={onDone}
          onClose={() => setOpen(null)}
        />
      ) : null}
    </>
  );
}
