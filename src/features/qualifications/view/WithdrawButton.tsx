import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import limits from '@graphql/limits.json';
import { Hint } from '@src/components/feedback/Hint';
import { ConfirmTextDialog } from '@src/components/form/ConfirmTextDialog';
import { uuid } from '@src/lib/uuid';
import { type Award, useQualificationAwardWithdrawMutation } from '../api';

interface WithdrawButtonProps {
  award: Pick<Award, 'id' | 'number'>;
  person: string;
}

/** Withdraws somebody's certificate, with a reason that they can read. */
export function WithdrawButton({ award, person }: WithdrawButtonProps) {
  const { t } = useTranslation('qualifications');
  const [withdraw] = useQualificationAwardWithdrawMutation();
  const [isOpen, setIsOpen] = useState(false);
  const [clientKey] = useState(uuid);
  const title = t('withdraw.one', { name: person });
  return (
    <>
      <Hint title={title}>
        <IconButton size="small" aria-label={title} onClick={() => setIsOpen(true)}>
          <Undo2 size={16} />
        </IconButton>
      </Hint>
      {isOpen ? (
        <ConfirmTextDialog
          title={t('withdraw.title', { number: award.number })}
          label={t('withdraw.reason')}
          maxLength={limits.refuseReason}
          confirmLabel={t('withdraw.button')}
          isDestructive
          onSend={(reason) => withdraw({ id: award.id, reason, clientKey })}
          onClose={() => setIsOpen(false)}
        >
          <Typography sx={{ mb: 2 }}>{t('withdraw.text', { name: person })}</Typography>
        </ConfirmTextDialog>
      ) : null}
    </>
  );
}
