import Button from '@mui/material/Button';
import { Library } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnyQuestion } from '@domain/questions/question';
import { BankDialog } from './BankDialog';

interface BankButtonProps {
  /** The ids of questions that the test already contains and that cannot be added again. */
  takenIds: ReadonlySet<string>;
  onAdd: (questions: readonly AnyQuestion[]) => void;
}

/** A button that opens the bank. */
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
