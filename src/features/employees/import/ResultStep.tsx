import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DownloadButton } from '@src/store/DownloadButton';
import { ConfirmDialog } from '@src/components/feedback/ConfirmDialog';
import { formatDate } from '@src/lib/dates';
import { useNotify } from '@src/store/useNotify';
import { Undo2, UsersRound } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type EmployeeImport, useEmployeeImportRollBackMutation } from '../api';
import { UninvitedPeople } from '../components/UninvitedPeople';
import type { StepProps } from './import-steps';
import { Numbers } from './Numbers';
import { ProposedLeaders } from './ProposedLeaders';

/** The outcome, with a file of all rows, and the undo while it is available. */
export function ResultStep({ data }: StepProps) {
  const { t, i18n } = useTranslation('imports');
  const notify = useNotify();
  const [isAsking, setIsAsking] = useState(false);
  const [rollBack] = useEmployeeImportRollBackMutation();
  const { summary, id, rollbackUntil } = data;
  const isOpen = rollbackUntil ? new Date(rollbackUntil) > new Date() : false;

  const undo = async () => {
    const answer = await rollBack({ id });
    if (!answer.error) return;
    notify.failure(answer.error);
    throw new Error('the roll-back was refused');
  };

  return (
    <Card sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h2" sx={{ mb: 2 }}>
        {t(data.rollback ? 'imports:result.rolledBack' : 'imports:result.title')}
      </Typography>
      {data.rollback ? (
        <RolledBack rollback={data.rollback} />
      ) : (
        <Numbers
          items={[
            { label: t('imports:result.created'), value: summary.create },
            { label: t('imports:result.updated'), value: summary.update },
            ...(summary.same ? [{ label: t('imports:result.same'), value: summary.same }] : []),
            { label: t('imports:result.skipped'), value: summary.skip },
            { label: t('imports:result.failed'), value: summary.wrong },
          ]}
        />
      )}
      {data.state === 'done' ? <ProposedLeaders leaders={data.leaders} isDone /> : null}
      {data.state === 'done' ? <UninvitedPeople /> : null}
      <Stack direction="row" spacing={1} useFlexGap sx={{ mt: 2.5, flexWrap: 'wrap' }}>
        <Button variant="contained" component={Link} to="/employees" startIcon={<UsersRound />}>
          {t('imports:result.people')}
        </Button>
        <DownloadButton variant="text" path={`/api/employee-import/${id}/report.xlsx`}>
          {t('imports:result.report')}
        </DownloadButton>
        {isOpen ? (
          <Button color="error" startIcon={<Undo2 />} onClick={() => setIsAsking(true)}>
            {t('imports:result.rollBack')}
          </Button>
        ) : null}
      </Stack>
      {isOpen ? (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
          {t('imports:result.until', { at: formatDate(rollbackUntil, 'dateTime', i18n.language) })}
        </Typography>
      ) : null}
      {isAsking ? <UndoDialog {...summary} onConfirm={undo} onClose={() => setIsAsking(false)} /> : null}
    </Card>
  );
}

interface UndoDialogProps {
  /** How many people the import added and how many it updated. */
  create: number;
  update: number;
  onConfirm: () => Promise<void>;
  onClose: () => void;
}

/** Asks about the people whom the undo deletes; when it deletes nobody, about the data that it restores. */
function UndoDialog({ create: count, update: updated, onConfirm, onClose }: UndoDialogProps) {
  const { t } = useTranslation('imports');
  const isDeleting = count > 0;
  return (
    <ConfirmDialog
      isOpen
      title={isDeleting ? t('imports:rollback.title', { count }) : t('imports:rollback.titleRestore')}
      confirmLabel={t(isDeleting ? 'imports:rollback.confirm' : 'imports:rollback.confirmRestore')}
      cancelLabel={t(isDeleting ? 'imports:rollback.cancel' : 'imports:rollback.cancelRestore')}
      isDestructive
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {t('imports:rollback.text', { updated })}
    </ConfirmDialog>
  );
}

function RolledBack({ rollback }: { rollback: NonNullable<EmployeeImport['rollback']> }) {
  const { t } = useTranslation('imports');
  return (
    <>
      <Numbers
        items={[
          { label: t('imports:rollback.removed'), value: rollback.removed },
          { label: t('imports:rollback.restored'), value: rollback.restored },
          { label: t('imports:rollback.kept'), value: rollback.kept.length },
        ]}
      />
      {rollback.kept.length ? (
        <Alert severity="warning" sx={{ mt: 2 }}>
          {t('imports:rollback.keptText')}
          <ul>
            {rollback.kept.map(({ number, user, obstacle }) => (
              <li key={number}>
                {t('imports:rollback.keptRow', { number, name: user?.nameFull ?? '' })}
                {': '}
                {t(`imports:obstacle.${obstacle}`)}
              </li>
            ))}
          </ul>
        </Alert>
      ) : null}
    </>
  );
}
