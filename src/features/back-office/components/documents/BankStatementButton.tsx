import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ContentDialog } from '@src/components/feedback/ContentDialog';
import type { BankTransfer } from '../../api';
import { BankTransfers } from './BankTransfers';
import { StatementSource } from './StatementSource';

/** «Выписка банка»: parses the statement first, then enters the selected transfers. */
export function BankStatementButton() {
  const { t } = useTranslation('office');
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
        <ContentDialog
          title={t('office:statement.title')}
          onClose={close}
          maxWidth={transfers ? 'md' : 'sm'}
          hasOwnBody
        >
          {transfers ? (
            <BankTransfers transfers={transfers} onClose={close} />
          ) : (
            <StatementSource onRead={setTransfers} onClose={close} />
          )}
        </ContentDialog>
      ) : null}
    </>
  );
}
