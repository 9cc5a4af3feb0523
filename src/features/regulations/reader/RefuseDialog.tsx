import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import limits from '@graphql/limits.json';
import { ConfirmTextDialog } from '@src/components/form/ConfirmTextDialog';
import { uuid } from '@src/lib/uuid';
import { useNotify } from '@src/store/useNotify';
import { useRegulationRefuseMutation } from '../api';

interface RefuseDialogProps {
  regulationId: number;
  versionId: number;
  onClose: () => void;
}

/** Refuses to sign: shows the consequences, and asks for the reason that will be in the statement. */
export function RefuseDialog({ regulationId, versionId, onClose }: RefuseDialogProps) {
  const { t } = useTranslation('regulations');
  const notify = useNotify();
  const [refuse] = useRegulationRefuseMutation();
  const [clientKey] = useState(uuid);
  return (
    <ConfirmTextDialog
      title={t('refuse.title')}
      label={t('refuse.reason')}
      maxLength={limits.refuseReason}
      confirmLabel={t('refuse.button')}
      isDestructive
      onSend={async (reason) => {
        const answer = await refuse({ id: regulationId, versionId, reason, clientKey });
        if (!answer.error) notify.success(t('refuse.done'));
        return answer;
      }}
      onClose={onClose}
    >
      <Typography sx={{ mb: 2 }}>{t('refuse.text')}</Typography>
    </ConfirmTextDialog>
  );
}
