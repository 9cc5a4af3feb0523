import Button from '@mui/material/Button';
import { BellRing } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '@src/components/feedback/ConfirmDialog';
import { RefusalsDialog } from '@src/components/feedback/RefusalsDialog';
import { useMany, type Named } from '@src/store/useMany';
import { useNotify } from '@src/store/useNotify';
import { useAssignmentsRemindMutation, type ObjectType } from '../api';

export interface ManyProps {
  objectType: ObjectType;
  objects: readonly Named[];
}

/** Reminds everybody who still owes any of the objects. */
export function RemindMany({ objectType, objects }: ManyProps) {
  const { t } = useTranslation('assignments');
  const notify = useNotify();
  const [remind] = useAssignmentsRemindMutation();
  const [isOpen, setIsOpen] = useState(false);
  const { run, refusals, forget } = useMany();
  const confirm = async () => {
    let count = 0;
    const done = await run(objects, async (objectId) => {
      const answer = await remind({ objectType, objectId, userIds: null });
      count += answer.data?.assignmentsRemind ?? 0;
      return answer;
    });
    if (done.length > 0) notify.success(count > 0 ? t('remind.done', { count }) : t('remind.nobody'));
  };
  return (
    <>
      <Button size="small" variant="outlined" startIcon={<BellRing />} onClick={() => setIsOpen(true)}>
        {t('remind.button')}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={t('bulk.remindTitle')}
        confirmLabel={t('remind.button')}
        onConfirm={confirm}
        onClose={() => setIsOpen(false)}
      >
        {t('bulk.objects', { count: objects.length })} {t('remind.askText')}
      </ConfirmDialog>
      {refusals.length > 0 ? <RefusalsDialog refusals={refusals} onClose={forget} /> : null}
    </>
  );
}
