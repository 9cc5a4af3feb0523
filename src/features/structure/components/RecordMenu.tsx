import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { ConfirmDialog } from '@src/components/feedback/ConfirmDialog';
import { useMenu } from '@src/components/layout/useMenu';
import { useNotify } from '@src/store/useNotify';
import { Archive, ArchiveRestore, Ellipsis, FolderInput, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

export interface RecordMenuProps {
  kind: 'position' | 'subdivision' | 'regulationStructure';
  record: { name: string; isArchive: boolean };
  onAddChild: () => void;
  onMove: () => void;
  setArchive: (isArchive: boolean) => Promise<{ error?: unknown }>;
  remove: () => Promise<{ error?: unknown }>;
  onRemoved: () => void;
}

/** The actions on a position or subdivision other than editing. */
export function RecordMenu(props: RecordMenuProps) {
  const { kind, record, onAddChild, onMove, setArchive, remove, onRemoved } = props;
  const { t } = useTranslation(['structure', 'common']);
  const notify = useNotify();
  const menu = useMenu();
  const [asked, setAsked] = useState<'archive' | 'delete' | null>(null);
  const { name } = record;

  const restore = async () => {
    const { error } = await setArchive(false);
    if (error) notify.failure(error);
    else notify.success(t('structure:archive.restored', { name }));
  };
  const archive = async () => {
    const { error } = await setArchive(true);
    if (error) {
      notify.failure(error);
      throw error;
    }
    notify.alert(t('structure:archive.done', { name }), {
      label: t('common:action.undo'),
      onPress: () => void restore(),
    });
  };
  const erase = async () => {
    const { error } = await remove();
    if (error) {
      notify.failure(error);
      throw error;
    }
    notify.success(t('structure:delete.done', { name }));
    onRemoved();
  };
  const choose = (run: () => void) => () => {
    menu.close();
    run();
  };
  return (
    <>
      <IconButton aria-label={t('common:action.more')} aria-haspopup="menu" onClick={menu.open}>
        <Ellipsis />
      </IconButton>
      <Menu {...menu.props}>
        <MenuItem onClick={choose(onAddChild)}>
          <Plus aria-hidden />
          {t('structure:action.addChild')}
        </MenuItem>
        <MenuItem onClick={choose(onMove)}>
          <FolderInput aria-hidden />
          {t('structure:move.open')}
        </MenuItem>
        {record.isArchive ? (
          <MenuItem onClick={choose(() => void restore())}>
            <ArchiveRestore aria-hidden />
            {t('common:action.restore')}
          </MenuItem>
        ) : (
          <MenuItem onClick={choose(() => setAsked('archive'))}>
            <Archive aria-hidden />
            {t('common:action.archive')}
          </MenuItem>
        )}
        <MenuItem onClick={choose(() => setAsked('delete'))} sx={{ color: 'error.main' }}>
          <Trash2 aria-hidden />
          {t('common:action.delete')}
        </MenuItem>
      </Menu>
      <ConfirmDialog
        isOpen={asked === 'archive'}
        title={t(`structure:archive.${kind}Title`)}
        confirmLabel={t('common:action.archive')}
        onConfirm={archive}
        onClose={() => setAsked(null)}
      >
        {t(`structure:archive.${kind}Text`, { name })}
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={asked === 'delete'}
        title={t(`structure:delete.${kind}Title`)}
        confirmLabel={t('common:action.delete')}
        isDestructive
        onConfirm={erase}
        onClose={() => setAsked(null)}
      >
        {t('structure:delete.text', { name })}
      </ConfirmDialog>
    </>
  );
}
