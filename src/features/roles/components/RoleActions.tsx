import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { ConfirmDialog } from '@src/components/feedback/ConfirmDialog';
import { useCall } from '@src/store/useCall';
import { useNotify } from '@src/store/useNotify';
import { Archive, ArchiveRestore, Copy, Eye } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type RoleCard, useRoleArchiveMutation, useRoleRestoreMutation } from '../api';
import { type Impact, useImpact } from '../lib/useImpact';
import { useViewAs } from '../lib/useViewAs';
import { ImpactText } from './ImpactText';

/** The actions on a role: view as, copy, archive and restore. */
export function RoleActions({ role, canWrite }: { role: RoleCard; canWrite: boolean }) {
  const { t } = useTranslation(['roles', 'common']);
  const [archive] = useRoleArchiveMutation();
  const [restore] = useRoleRestoreMutation();
  const viewAs = useViewAs();
  const [impact, setImpact] = useState<Impact | null>(null);
  const askImpact = useImpact();
  const call = useCall();
  const notify = useNotify();
  if (!canWrite) return null;
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ pt: { sm: 3 }, flexWrap: 'wrap' }}>
      <Button
        color="inherit"
        startIcon={<Copy />}
        component={Link}
        to={`/roles/setting-roles/new?from=${role.id}`}
      >
        {t('common:action.copy')}
      </Button>
      {role.isArchive ? null : (
        <Button
          color="inherit"
          startIcon={<Eye />}
          onClick={() => void viewAs('role', role.id).then((error) => error && notify.failure(error))}
        >
          {t('roles:viewAs')}
        </Button>
      )}
      {role.isArchive ? (
        <Button
          color="inherit"
          startIcon={<ArchiveRestore />}
          onClick={() => void call(restore({ id: role.id })).catch(() => undefined)}
        >
          {t('common:action.restore')}
        </Button>
      ) : null}
      {role.isArchive || role.isSystem ? null : (
        <Button
          color="inherit"
          startIcon={<Archive />}
          onClick={() => void askImpact({ roleIds: [role.id] }).then(setImpact)}
        >
          {t('common:action.archive')}
        </Button>
      )}
      <ConfirmDialog
        isOpen={impact !== null}
        title={t('roles:settings.archiveTitle', { name: role.name })}
        confirmLabel={t('common:action.archive')}
        isDestructive
        onConfirm={() => call(archive({ id: role.id }))}
        onClose={() => setImpact(null)}
      >
        {impact ? <ImpactText impact={impact} kind="role" /> : null}
      </ConfirmDialog>
    </Stack>
  );
}
