import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { ConfirmDialog } from '@src/components/feedback/ConfirmDialog';
import { useCall } from '@src/store/useCall';
import { Archive, ArchiveRestore, Copy, Eye } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import {
  type RoleCard,
  useRoleArchiveMutation,
  useRoleRestoreMutation,
  useViewAsStartMutation,
} from '../api';
import { type Impact, useImpact } from '../lib/useImpact';
import { ImpactText } from './ImpactText';

/** The cabinet as the role has it, from its first page: nothing that was loaded before may stay. */
function startOver(): void {
  window.location.hash = '#/';
  window.location.reload();
}

/** Looking as it, copying, archiving and restoring a role. */
export function RoleActions({ role, canWrite }: { role: RoleCard; canWrite: boolean }) {
  const { t } = useTranslation(['roles', 'common']);
  const [archive] = useRoleArchiveMutation();
  const [restore] = useRoleRestoreMutation();
  const [viewAs] = useViewAsStartMutation();
  const [impact, setImpact] = useState<Impact | null>(null);
  const askImpact = useImpact();
  const call = useCall();
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
          onClick={() => void call(viewAs({ roleId: role.id })).then(startOver, () => undefined)}
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
