import Button from '@mui/material/Button';
import { BellRing } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RemindDialog } from '@src/components/feedback/RemindDialog';
import { useCall } from '@src/store/useCall';
import { useNotify } from '@src/store/useNotify';
import { useAssignmentsRemindMutation, type ObjectType } from '../api';

interface RemindAllButtonProps {
  objectType: ObjectType;
  targets: { objectId: number; userIds: number[] }[];
  /** The names of the people who will be reminded. */
  names: readonly string[];
}

/**
 * Reminds everybody in the list who has something to complete. Asks for confirmation, since it notifies many people, and shows
 * how many were notified.
 */
export function RemindAllButton({ objectType, targets, names }: RemindAllButtonProps) {
  const { t } = useTranslation(['assignments', 'reminders']);
  const call = useCall();
  const notify = useNotify();
  const [remind] = useAssignmentsRemindMutation();
  const [isOpen, setIsOpen] = useState(false);
  const people = new Set(targets.flatMap(({ userIds }) => userIds)).size;
  const confirm = async () => {
    let count = 0;
    for (const target of targets) {
      const { data } = await call(remind({ objectType, ...target }));
      count += data?.assignmentsRemind ?? 0;
    }
    notify.success(count > 0 ? t('remind.done', { count }) : t('remind.nobody'));
  };
  return (
    <>
      <Button
        variant="contained"
        startIcon={<BellRing />}
        disabled={people === 0}
        onClick={() => setIsOpen(true)}
      >
        {t('remind.everybody', { context: objectType })}
      </Button>
      {isOpen ? (
        <RemindDialog
          objectType={objectType}
          count={people}
          names={names}
          documents={[]}
          onConfirm={confirm}
          onClose={() => setIsOpen(false)}
        />
      ) : null}
    </>
  );
}
