import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { BellRing } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '@src/store/useCall';
import { useNotify } from '@src/store/useNotify';
import { useAssignmentsRemindMutation, type ObjectType } from '../api';
import { RemindQuestion } from './RemindQuestion';

interface RemindButtonProps {
  objectType: ObjectType;
  objectId: number;
  /** One person; absent to remind everybody who has not completed it. */
  user?: { id: number; nameFull: string };
}

/** Reminds one person, or everybody who has not completed it, after a confirmation that says how many they are. */
export function RemindButton({ user, ...object }: RemindButtonProps) {
  return user ? <RemindOne {...object} user={user} /> : <RemindEverybody {...object} />;
}

function RemindOne({ objectType, objectId, user }: Required<RemindButtonProps>) {
  const { t } = useTranslation('assignments');
  const notify = useNotify();
  const call = useCall();
  const [remind, { isLoading }] = useAssignmentsRemindMutation();
  const press = async () => {
    const { data } = await call(remind({ objectType, objectIds: [objectId], userIds: [user.id] }));
    const count = data?.assignmentsRemind ?? 0;
    notify.success(count > 0 ? t('remind.done', { count }) : t('remind.already'));
  };
  return (
    <Tooltip title={t('remind.button')}>
      <span>
        <IconButton
          size="small"
          aria-label={t('remind.one', { name: user.nameFull })}
          disabled={isLoading}
          onClick={() => void press().catch(() => undefined)}
        >
          <BellRing />
        </IconButton>
      </span>
    </Tooltip>
  );
}

function RemindEverybody({ objectType, objectId }: RemindButtonProps) {
  const { t } = useTranslation('assignments');
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button variant="outlined" size="small" startIcon={<BellRing />} onClick={() => setIsAsking(true)}>
        {t('remind.all', { context: objectType })}
      </Button>
      {isAsking ? (
        <RemindQuestion target={{ objectType, objectIds: [objectId] }} onClose={() => setIsAsking(false)} />
      ) : null}
    </>
  );
}
