import limits from '@graphql/limits.json';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmTextDialog } from '@src/components/form/ConfirmTextDialog';
import { useAssignmentWaiveMutation } from '../api';

/** Waives one person's assignment, with a reason that is recorded in the history. */
export function WaiveButton({ assignmentId, name }: { assignmentId: number; name: string }) {
  const { t } = useTranslation('assignments');
  const [waive] = useAssignmentWaiveMutation();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Tooltip title={t('waive.button')}>
        <IconButton size="small" aria-label={t('waive.one', { name })} onClick={() => setIsOpen(true)}>
          <ShieldCheck />
        </IconButton>
      </Tooltip>
      {isOpen ? (
        <ConfirmTextDialog
          title={t('waive.title', { name })}
          label={t('waive.reason')}
          maxLength={limits.refuseReason}
          confirmLabel={t('waive.button')}
          onSend={(reason) => waive({ id: assignmentId, reason })}
          onClose={() => setIsOpen(false)}
        />
      ) : null}
    </>
  );
}
