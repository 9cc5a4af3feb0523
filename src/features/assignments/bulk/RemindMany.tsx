import Button from '@mui/material/Button';
import { BellRing } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RejectionsDialog } from '@src/components/feedback/RejectionsDialog';
import { RemindDialog } from '@src/components/feedback/RemindDialog';
import { useMany, type Named } from '@src/store/useMany';
import { useNotify } from '@src/store/useNotify';
import { useAssignmentsRemindMutation, type ObjectType } from '../api';

export interface ManyProps {
  objectType: ObjectType;
  objects: readonly Named[];
}

/** Reminds everybody who has not completed any of the objects. */
export function RemindMany({ objectType, objects }: ManyProps) {
  const { t } = useTranslation(['assignments', 'reminders']);
  const notify = useNotify();
  const [remind] = useAssignmentsRemindMutation();
  const [isOpen, setIsOpen] = useState(false);
  const { run, rejections, forget } = useMany();
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
      {isOpen ? (
        <RemindDialog
          objectType={objectType}
          count={null}
          names={[]}
          documents={objects.map(({ name }) => name)}
          onConfirm={confirm}
          onClose={() => setIsOpen(false)}
        />
      ) : null}
      {rejections.length > 0 ? <RejectionsDialog rejections={rejections} onClose={forget} /> : null}
    </>
  );
}
