import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { ConfirmDialog } from '@src/components/feedback/ConfirmDialog';
import { personName } from '@src/lib/person';
import { useNotify } from '@src/store/useNotify';
import { Archive, MailPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type EmployeeRow, useEmployeeArchiveMutation, useEmployeeInviteMutation } from '../api';
import { oneByOne } from '@src/lib/one-by-one';

interface BulkActionsProps {
  people: readonly EmployeeRow[];
  clear: () => void;
}

type Kind = 'invite' | 'archive';

/** What can be done with the chosen people at once. */
export function BulkActions({ people, clear }: BulkActionsProps) {
  const { t } = useTranslation(['employees', 'common']);
  const notify = useNotify();
  const [kind, setKind] = useState<Kind | null>(null);
  const [tried, setTried] = useState(0);
  const [archive] = useEmployeeArchiveMutation();
  const [invite] = useEmployeeInviteMutation();
  const invitable = people.filter(({ isStarted, isArchive }) => !isStarted && !isArchive);
  const skipped = people.length - invitable.length;
  const chosen = kind === 'invite' ? invitable : people.filter(({ isArchive }) => !isArchive);

  const run = async () => {
    if (!kind) return;
    const ids = chosen.map(({ id }) => id);
    const call = kind === 'invite' ? (id: number) => invite({ id }) : (id: number) => archive({ id });
    const { done, failedIds } = await oneByOne(ids, call, setTried);
    const said = kind === 'invite' ? 'employees:bulk.invited' : 'employees:bulk.archived';
    notify.success(t(said, { done, count: ids.length }));
    if (failedIds.length) {
      const names = people.filter(({ id }) => failedIds.includes(id)).map(personName);
      notify.error(t('employees:bulk.failed', { names: names.join(', ') }));
    }
    clear();
  };
  const ask = (next: Kind) => {
    setTried(0);
    if (next === 'invite' && !invitable.length) notify.info(t('employees:bulk.inviteNobody'));
    else setKind(next);
  };
  return (
    <>
      <Button size="small" variant="outlined" startIcon={<MailPlus />} onClick={() => ask('invite')}>
        {t('employees:action.invite')}
      </Button>
      <Button size="small" variant="outlined" startIcon={<Archive />} onClick={() => ask('archive')}>
        {t('employees:action.archive')}
      </Button>
      <ConfirmDialog
        isOpen={kind !== null}
        title={
          kind === 'archive'
            ? t('employees:bulk.archiveTitle', { count: chosen.length })
            : t('employees:bulk.inviteTitle', { count: chosen.length })
        }
        confirmLabel={kind === 'archive' ? t('employees:action.archive') : t('employees:action.invite')}
        isDestructive={kind === 'archive'}
        onConfirm={run}
        onClose={() => setKind(null)}
      >
        {kind === 'archive' ? t('employees:bulk.archiveText') : t('employees:bulk.inviteText')}
        {kind === 'invite' && skipped ? ` ${t('employees:bulk.inviteSkipped', { count: skipped })}` : null}
        {tried ? (
          <Typography role="status" sx={{ mt: 1.5 }}>
            {t('employees:bulk.progress', { done: tried, count: chosen.length })}
          </Typography>
        ) : null}
      </ConfirmDialog>
    </>
  );
}
