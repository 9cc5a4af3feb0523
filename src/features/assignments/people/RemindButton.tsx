import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { BellRing } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RemindDialog } from '@src/components/feedback/RemindDialog';
import { useCall } from '@src/store/useCall';
import { useNotify } from '@src/store/useNotify';
import { useAssignmentsRemindMutation, type ObjectType } from '../api';

interface RemindButtonProps {
  objectType: ObjectType;
  objectId: number;
  /** One person; absent to remind everybody who has not completed it. */
  user?: { id: number; nameFull: string };
}

/**
 * Sends a reminder, at most one a day for each person, and shows how many were notified. Asks for confirmation before notifying
 * many people.
 */
export function RemindButton({ objectType, objectId, user }: RemindButtonProps) {
  const { t } = useTranslation(['assignments', 'reminders']);
  const notify = useNotify();
  const call = useCall();
  const [isAsking, setIsAsking] = useState(false);
  const [remind, { isLoading }] = useAssignmentsRemindMutation();
  const press = async () => {
    const { data } = await call(remind({ objectType, objectId, userIds: user ? [user.id] : null }));
    const count = data?.assignmentsRemind ?? 0;
    notify.success(count > 0 ? t('remind.done', { count }) : t('remind.nobody'));
  };
  if (user) {
    const label = t('remind.one', { name: user.nameFull });
    return (
      <Tooltip title={t('remind.button')}>
        <span>
          <IconButton
            size="small"
            aria-label={label}
            disabled={isLoading}
            onClick={() => void press().catch(() => undefined)}
          >
            <BellRing />
          </IconButton>
        </span>
      </Tooltip>
    );
  }
  return (
    <>
      <Button variant="outlined" size="small" startIcon={<BellRing />} onClick={() => setIsAsking(true)}>
        {t('remind.all', { context: objectType })}
      </Button>
      {isAsking ? (
        <RemindDialog
          objectType={objectType}
          count={null}
          names={[]}
          documents={[]}
          onConfirm={press}
          onClose={() => setIsAsking(false)}
        />
      ) : null}
    </>
  );
}
