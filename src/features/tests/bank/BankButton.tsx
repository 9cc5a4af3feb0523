import Button from '@mui/material/Button';
import { Library } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnyQuestion } from '@domain/questions/question';
import { BankDialog } from './BankDialog';

interface BankButtonProps {
  /** Questions of the test: they are not taken twice. */
  takenIds: ReadonlySet<string>;
  onAdd: (questions: readonly AnyQuestion[]) => void;
}

/** Opens the bank. */
export function BankButton({ takenIds, onAdd }: BankButtonProps) {
  const { t } = useTranslation('tests');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button startIcon={<Library />} onClick={() => setIsOpen(true)}>
        {t('bank.open')}
      </Button>
      {isOpen ? (
        <BankDialog
          takenIds={takenIds}
          onAdd={(questions) => {
            onAdd(questions);
            setIsOpen(false);
          }}
          onClose={() => setIsOpen(false)}
        />
      ) : null}
    </>
  );
}
