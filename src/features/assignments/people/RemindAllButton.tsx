import Button from '@mui/material/Button';
import { BellRing } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ObjectType } from '../api';
import { RemindQuestion } from './RemindQuestion';

interface RemindAllButtonProps {
  objectType: ObjectType;
  objectIds: number[];
}

/** Reminds all people whom the user leads of what they have not completed, after a confirmation that says how many they are. */
export function RemindAllButton({ objectType, objectIds }: RemindAllButtonProps) {
  const { t } = useTranslation('assignments');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="contained"
        startIcon={<BellRing />}
        disabled={objectIds.length === 0}
        onClick={() => setIsOpen(true)}
      >
        {t('remind.everybody', { context: objectType })}
      </Button>
      {isOpen ? (
        <RemindQuestion target={{ objectType, objectIds, isTeam: true }} onClose={() => setIsOpen(false)} />
      ) : null}
    </>
  );
}
