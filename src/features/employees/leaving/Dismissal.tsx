import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BusyButton } from '@src/components/form/BusyButton';
import { Section } from '@src/components/layout/Section';
import { formatDate } from '@src/lib/dates';
import { personName } from '@src/lib/person';
import { useNotify } from '@src/store/useNotify';
import { useIsEdit } from '@src/store/useEditMode';
import { LogOut, Undo2, UserCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type EmployeeCard, type EmployeeLeaving, useUserDismissalUndoMutation } from '../api';
import { isLeavingReason } from '../forms/leaving-form';
import { DismissDialog } from './DismissDialog';
import { RehireDialog } from './RehireDialog';

interface DismissalProps {
  employee: EmployeeCard;
  leaving: EmployeeLeaving;
}

type State = 'works' | 'leaving' | 'dismissed' | 'archived';

function stateOf({ isArchive, status }: EmployeeCard): State {
  if (isArchive) return 'archived';
  return status === 'leaving' || status === 'dismissed' ? status : 'works';
}

/** Dismissal: immediate or planned, its cancellation, and rehiring. */
export function Dismissal({ employee, leaving }: DismissalProps) {
  const { t } = useTranslation(['employees', 'leaving']);
  const isEdit = useIsEdit();
  const [opened, setOpened] = useState<'dismiss' | 'rehire' | null>(null);
  const state = stateOf(employee);
  const close = () => setOpened(null);
  const isGone = state === 'dismissed' || state === 'archived';
  return (
    <Section title={t('leaving:dismissal.title')} text={t('leaving:dismissal.text')}>
      <DismissalStatus employee={employee} state={state} />
      {isEdit ? (
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
          {isGone ? null : (
            <Button variant="outlined" startIcon={<LogOut />} onClick={() => setOpened('dismiss')}>
              {t(state === 'leaving' ? 'leaving:dismissal.change' : 'leaving:dismissal.open')}
            </Button>
          )}
          {state === 'leaving' || state === 'dismissed' ? <UndoButton employee={employee} /> : null}
          {isGone ? (
            <Button variant="outlined" startIcon={<UserCheck />} onClick={() => setOpened('rehire')}>
              {t('leaving:rehire.open')}
            </Button>
          ) : null}
        </Stack>
      ) : null}
      {opened === 'dismiss' ? (
        <DismissDialog
          employee={employee}
          held={leaving.handover.filter(({ kind }) => kind !== 'request').length}
          onClose={close}
        />
      ) : null}
      {opened === 'rehire' ? <RehireDialog employee={employee} onClose={close} /> : null}
    </Section>
  );
}

function DismissalStatus({ employee, state }: { employee: EmployeeCard; state: State }) {
  const { t, i18n } = useTranslation(['employees', 'leaving']);
  const { reasonLeaving } = employee;
  const date = employee.dateJobEnd && formatDate(employee.dateJobEnd, 'longDate', i18n.language);
  const texts: Record<State, string> = {
    works: t('leaving:dismissal.works'),
    leaving: date ? t('leaving:dismissal.planned', { date }) : t('leaving:dismissal.noteNoDate'),
    dismissed: date ? t('leaving:dismissal.done', { date }) : t('leaving:dismissal.doneNoDate'),
    archived: t('employees:archive.note'),
  };
  const reason =
    reasonLeaving && isLeavingReason(reasonLeaving) ? t(`leaving:reasons.${reasonLeaving}`) : reasonLeaving;
  return (
    <Box sx={{ mb: 2 }}>
      <Typography>{texts[state]}</Typography>
      {reason && state !== 'works' ? (
        <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {t('leaving:dismissal.because', { reason })}
        </Typography>
      ) : null}
    </Box>
  );
}

function UndoButton({ employee }: { employee: EmployeeCard }) {
  const { t } = useTranslation(['employees', 'leaving']);
  const notify = useNotify();
  const [undo, { isLoading }] = useUserDismissalUndoMutation();
  const press = async () => {
    const { error } = await undo({ userId: employee.id, updatedAt: employee.updatedAt });
    if (error) notify.failure(error);
    else notify.success(t('leaving:dismissal.undone', { name: personName(employee) }));
  };
  return (
    <BusyButton variant="outlined" startIcon={<Undo2 />} isBusy={isLoading} onClick={() => void press()}>
      {t('leaving:dismissal.undo')}
    </BusyButton>
  );
}
