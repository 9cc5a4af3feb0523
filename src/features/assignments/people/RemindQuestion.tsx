import { useTranslation } from 'react-i18next';
import { errorText } from '@src/api/errors';
import { RemindDialog } from '@src/components/feedback/RemindDialog';
import { useListNames } from '@src/entities/person/useDistinctPeople';
import { useCall } from '@src/store/useCall';
import { useNotify } from '@src/store/useNotify';
import {
  useAssignmentsRemindMutation,
  useAssignmentsRemindPreviewQuery,
  type AssignmentsRemindVariables,
} from '../api';

interface RemindQuestionProps {
  target: AssignmentsRemindVariables;
  onClose: () => void;
}

/**
 * Asks the server whom a reminder would reach and, when the user confirms, reminds them and says how many people were reminded. Who
 * that is, is only known there: people not invited yet, paused, or already reminded today are not.
 */
export function RemindQuestion({ target, onClose }: RemindQuestionProps) {
  const { t } = useTranslation('assignments');
  const call = useCall();
  const notify = useNotify();
  const namesOf = useListNames();
  const [remind] = useAssignmentsRemindMutation();
  const { currentData, error } = useAssignmentsRemindPreviewQuery(target, {
    refetchOnMountOrArgChange: true,
  });
  const preview = currentData?.assignmentsRemindPreview;
  const confirm = async () => {
    const { data } = await call(remind(target));
    const count = data?.assignmentsRemind ?? 0;
    notify.success(count > 0 ? t('remind.done', { count }) : t('remind.nobody'));
  };
  return (
    <RemindDialog
      objectType={target.objectType}
      preview={preview && { ...preview, names: namesOf(preview.people) }}
      error={errorText(error)}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
