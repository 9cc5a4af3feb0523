import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BankTransfer } from '../../api';
import { BankTransfers } from './BankTransfers';
import { StatementSource } from './StatementSource';

/** «Выписка банка»: parses the statement first, then enters the selected transfers. */
export function BankStatementButton() {
  const { t } = useTranslation('office');
  const titleId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [transfers, setTransfers] = useState<readonly BankTransfer[] | null>(null);
  const close = () => {
    setIsOpen(false);
    setTransfers(null);
  };
  return (
    <>
      <Button variant="contained" onClick={() => setIsOpen(true)}>
        {t('office:statement.title')}
      </Button>
      {isOpen ? (
        <Dialog open onClose={close} aria-labelledby={titleId} maxWidth={transfers ? 'md' : 'sm'} fullWidth>
          <DialogTitle id={titleId}>{t('office:statement.title')}</DialogTitle>
          {transfers ? (
            <BankTransfers transfers={transfers} onClose={close} />
          ) : (
            <StatementSource onRead={setTransfers} onClose={close} />
          )}
        </Dialog>
      ) : null}
    </>
  );
}
