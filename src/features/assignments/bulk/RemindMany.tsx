import Button from '@mui/material/Button';
import { BellRing } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Named } from '@src/store/useMany';
import type { ObjectType } from '../api';
import { RemindQuestion } from '../people/RemindQuestion';

export interface ManyProps {
  objectType: ObjectType;
  objects: readonly Named[];
}

/** Reminds everybody who has not completed any of the objects. */
export function RemindMany({ objectType, objects }: ManyProps) {
  const { t } = useTranslation('assignments');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="small" variant="outlined" startIcon={<BellRing />} onClick={() => setIsOpen(true)}>
        {t('remind.button')}
      </Button>
      {isOpen ? (
        <RemindQuestion
          target={{ objectType, objectIds: objects.map(({ id }) => id) }}
          onClose={() => setIsOpen(false)}
        />
      ) : null}
    </>
  );
}
