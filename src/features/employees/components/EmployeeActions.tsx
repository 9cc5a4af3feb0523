import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ConfirmDialog } from '@src/components/feedback/ConfirmDialog';
import { BusyButton } from '@src/components/form/BusyButton';
import { personName } from '@src/lib/person';
import { useNotify } from '@src/store/useNotify';
import { Archive, ArchiveRestore, MailPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type EmployeeCard,
  useEmployeeArchiveMutation,
  useEmployeeInviteMutation,
  useEmployeeRestoreMutation,
} from '../api';

function Consequences({ employee }: { employee: EmployeeCard }) {
  const { t } = useTranslation('employees');
  const { statisticRegulation, leaderSubdivision } = employee;
  const open = statisticRegulation.notSignedIds.length;
  const signed = statisticRegulation.signedIds.length;
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
      <li>{t('employees:archive.sessions')}</li>
      {open ? <li>{t('employees:archive.open', { count: open })}</li> : null}
      {leaderSubdivision ? <li>{t('employees:archive.head', { name: leaderSubdivision.name })}</li> : null}
      <li>{t('employees:archive.evidence', { count: signed })}</li>
    </Box>
  );
}

/** The actions: invite again, archive, restore. */
export function EmployeeActions({ employee }: { employee: EmployeeCard }) {
  const { t } = useTranslation(['employees', 'common']);
  const notify = useNotify();
  const [isAsked, setIsAsked] = useState(false);
  const [invite, inviting] = useEmployeeInviteMutation();
  const [archive] = useEmployeeArchiveMutation();
  const [restore, restoring] = useEmployeeRestoreMutation();
  const { id } = employee;
  const name = personName(employee);

  const send = async () => {
    const { error } = await invite({ id });
    if (error) notify.failure(error);
    else notify.success(t('employees:invited', { name }));
  };
  const bringBack = async () => {
    const { error } = await restore({ id });
    if (error) notify.failure(error);
    else notify.success(t('employees:archive.restored', { name }));
  };
  const putAway = async () => {
    const { error } = await archive({ id });
    if (error) {
      notify.failure(error);
      throw error;
    }
    notify.alert(t('employees:archive.done', { name }), {
      label: t('common:action.undo'),
      onPress: () => void bringBack(),
    });
  };
  if (employee.isArchive) {
    return (
      <BusyButton
        size="small"
        variant="outlined"
        startIcon={<ArchiveRestore />}
        isBusy={restoring.isLoading}
        onClick={() => void bringBack()}
      >
        {t('common:action.restore')}
      </BusyButton>
    );
  }
  return (
    <>
      {employee.hasPassword ? null : (
        <BusyButton
          size="small"
          variant="outlined"
          startIcon={<MailPlus />}
          isBusy={inviting.isLoading}
          onClick={() => void send()}
        >
          {t(employee.isInvited ? 'employees:action.inviteAgain' : 'employees:action.invite')}
        </BusyButton>
      )}
      <Button size="small" variant="outlined" startIcon={<Archive />} onClick={() => setIsAsked(true)}>
        {t('employees:action.archive')}
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        title={t('employees:archive.title', { name })}
        confirmLabel={t('employees:action.archive')}
        isDestructive
        onConfirm={putAway}
        onClose={() => setIsAsked(false)}
      >
        <Consequences employee={employee} />
      </ConfirmDialog>
    </>
  );
}
