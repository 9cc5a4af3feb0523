import { PersonField } from '@src/entities/person/PersonField';
import { QuestionDialog } from '@src/components/form/QuestionDialog';
import { rules } from '@domain/validation/rules';
import { useNotify } from '@src/store/useNotify';
import { useTranslation } from 'react-i18next';
import { object } from 'yup';
import { useUserPlacementUpdateMutation } from '../api';

interface LeaderDialogProps {
  subdivision: { id: number; name: string; leader: { id: number } | null };
  onClose: () => void;
}

const schema = object({ userId: rules.requiredId() });

/** Appoints the leader of a subdivision: the previous one is replaced, and a person from elsewhere is transferred. */
export function LeaderDialog({ subdivision, onClose }: LeaderDialogProps) {
  const { t } = useTranslation(['structure', 'common']);
  const notify = useNotify();
  const [update] = useUserPlacementUpdateMutation();
  const initialValues: { userId: number | null } = { userId: subdivision.leader?.id ?? null };
  return (
    <QuestionDialog
      title={t('structure:head.title', { name: subdivision.name })}
      initialValues={initialValues}
      schema={schema}
      submitLabel={t('common:action.save')}
      onClose={onClose}
      onSubmit={async ({ userId }) => {
        const { error } = await update({
          user: {
            id: userId ?? 0,
            subdivisionId: subdivision.id,
            isLeaderSubdivision: true,
            isOtherSubdivision: true,
          },
        });
        if (error) return error;
        notify.success(t('structure:saved', { name: subdivision.name }));
        onClose();
        return undefined;
      }}
    >
      <PersonField
        name="userId"
        label={t('structure:subdivision.leader')}
        help={t('structure:head.help')}
        isRequired
      />
    </QuestionDialog>
  );
}
