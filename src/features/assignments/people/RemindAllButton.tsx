import Button from '@mui/material/Button';
import { BellRing } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '@src/components/feedback/ConfirmDialog';
import { useCall } from '@src/store/useCall';
import { useNotify } from '@src/store/useNotify';
import { useAssignmentsRemindMutation, type ObjectType } from '../api';

interface RemindAllButtonProps {
  objectType: ObjectType;
  targets: { objectId: number; userIds: number[] }[];
}

/** «Напомнить всем неподписавшим»: asks first, since it writes to many, and says how many heard it. */
export function RemindAllButton({ objectType, targets }: RemindAllButtonProps) {
  const { t } = useTranslation('assignments');
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
        {t('remind.everybody')}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={t('remind.askTitle', { count: people })}
        confirmLabel={t('remind.button')}
        onConfirm={confirm}
        onClose={() => setIsOpen(false)}
      >
        {t('remind.askText')}
      </ConfirmDialog>
    </>
  );
}
