import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { errorText } from '@src/api/errors';
import { ConfirmDialog } from '@src/components/feedback/ConfirmDialog';
import { type Rejection } from '@src/components/feedback/RejectionsDialog';
import { loadTranslations } from '@src/lib/i18n';
import { useAppSelector } from '@src/store/hooks';
import { selectCanEverywhere } from '@src/store/selectors/rights';
import { useNotify } from '@src/store/useNotify';
import { Archive, KeyRound, MailPlus, Pencil } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EmployeeRow } from '../first-api';
import { useInvitations } from '../lib/useInvitations';
import { BulkChangeDialog } from './BulkChangeDialog';
import { BulkRoleDialog } from './BulkRoleDialog';
import { useEmployeesUpdate } from './useEmployeesUpdate';

interface BulkActionsProps {
  people: readonly EmployeeRow[];
  /** Called after an action, with the people for whom it was rejected. */
  onDone: (rejections: Rejection[]) => void;
}

type Kind = 'change' | 'role' | 'invite' | 'archive';

/** The bulk actions on the selected people. */
export function BulkActions({ people, onDone }: BulkActionsProps) {
  const { t } = useTranslation(['employees', 'common']);
  const notify = useNotify();
  const can = useAppSelector(selectCanEverywhere);
  const [kind, setKind] = useState<Kind | null>(null);
  useEffect(() => {
    // The dialogs use the translations of the structure and roles, which are preloaded while rows are being selected.
    void loadTranslations(['structure', 'roles']);
  }, []);
  const invitable = people.filter(({ hasPassword, isArchive }) => !hasPassword && !isArchive);
  const ask = (next: Kind) => {
    if (next === 'invite' && !invitable.length) notify.info(t('employees:bulk.inviteNobody'));
    else setKind(next);
  };
  const close = () => setKind(null);
  return (
    <>
      <Button size="small" variant="outlined" startIcon={<Pencil />} onClick={() => ask('change')}>
        {t('employees:bulk.change')}
      </Button>
      {can('roles', 'write') ? (
        <Button size="small" variant="outlined" startIcon={<KeyRound />} onClick={() => ask('role')}>
          {t('employees:bulk.role')}
        </Button>
      ) : null}
      <Button size="small" variant="outlined" startIcon={<MailPlus />} onClick={() => ask('invite')}>
        {t('employees:action.invite')}
      </Button>
      <Button size="small" variant="outlined" startIcon={<Archive />} onClick={() => ask('archive')}>
        {t('employees:action.archive')}
      </Button>
      {kind === 'change' ? <BulkChangeDialog people={people} onDone={onDone} onClose={close} /> : null}
      {kind === 'role' ? <BulkRoleDialog people={people} onDone={onDone} onClose={close} /> : null}
      <InviteDialog
        isOpen={kind === 'invite'}
        people={invitable}
        skipped={people.length - invitable.length}
        onDone={onDone}
        onClose={close}
      />
      <ArchiveDialog
        isOpen={kind === 'archive'}
        people={people.filter(({ isArchive }) => !isArchive)}
        onDone={onDone}
        onClose={close}
      />
    </>
  );
}

interface DialogProps extends BulkActionsProps {
  isOpen: boolean;
  onClose: () => void;
}

function ArchiveDialog({ isOpen, people, onDone, onClose }: DialogProps) {
  const { t } = useTranslation('employees');
  const notify = useNotify();
  const update = useEmployeesUpdate();
  const archive = async () => {
    const { error, rejections } = await update(
      people.map((person) => ({ person, patch: { isArchive: true } })),
    );
    if (error) {
      notify.failure(error);
      throw new Error(errorText(error));
    }
    onDone(rejections);
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('employees:bulk.archiveTitle', { count: people.length })}
      confirmLabel={t('employees:action.archive')}
      isDestructive
      onConfirm={archive}
      onClose={onClose}
    >
      {t('employees:bulk.archiveText')}
    </ConfirmDialog>
  );
}

/** Sends invitations in batches of the maximum size and shows the progress. */
function InviteDialog({ isOpen, people, skipped, onDone, onClose }: DialogProps & { skipped: number }) {
  const { t } = useTranslation(['employees', 'common']);
  const notify = useNotify();
  const invite = useInvitations();
  const [tried, setTried] = useState(0);
  const send = async () => {
    setTried(0);
    const rejected = await invite(people, setTried);
    const count = people.length;
    notify.success(t('employees:bulk.invited', { done: count - rejected.length, count }));
    onDone(rejected);
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('employees:bulk.inviteTitle', { count: people.length })}
      confirmLabel={t('employees:action.invite')}
      onConfirm={send}
      onClose={onClose}
    >
      {t('employees:bulk.inviteText')}
      {skipped ? ` ${t('employees:bulk.inviteSkipped', { count: skipped })}` : null}
      {tried ? (
        <Typography role="status" sx={{ mt: 1.5 }}>
          {t('employees:bulk.progress', { done: tried, count: people.length })}
        </Typography>
      ) : null}
    </ConfirmDialog>
  );
}
