import limits from '@graphql/limits.json';
import { objectSchema } from '@domain/content/object';
import { PersonField } from '@src/entities/person/PersonField';
import { FormNumberField } from '@src/components/form/FormNumberField';
import { QuestionDialog } from '@src/components/form/QuestionDialog';
import { useContentText } from '../words';

export type BulkField = 'ownerId' | 'reviewEveryMonths';

export interface BulkChange {
  ownerId?: number | null;
  reviewEveryMonths?: number | null;
}

interface BulkValues {
  ownerId: number | null;
  reviewEveryMonths: number | string;
}

interface BulkFieldDialogProps {
  field: BulkField;
  count: number;
  onSubmit: (change: BulkChange) => Promise<void>;
  onClose: () => void;
}

const initial: BulkValues = { ownerId: null, reviewEveryMonths: '' };

const schemas = {
  ownerId: objectSchema.pick(['ownerId']),
  reviewEveryMonths: objectSchema.pick(['reviewEveryMonths']),
} as const;

/** Changes one property of several objects: the owner, or the review interval. */
export function BulkFieldDialog({ field, count, onSubmit, onClose }: BulkFieldDialogProps) {
  const { t } = useContentText();
  const submit = async ({ ownerId, reviewEveryMonths }: BulkValues) => {
    const months = reviewEveryMonths === '' ? null : Number(reviewEveryMonths);
    await onSubmit(field === 'ownerId' ? { ownerId } : { reviewEveryMonths: months });
    onClose();
  };
  return (
    <QuestionDialog
      title={t('bulk.title', { count })}
      maxWidth="xs"
      initialValues={initial}
      schema={schemas[field]}
      submitLabel={t('common:action.apply')}
      onSubmit={submit}
      onClose={onClose}
    >
      {field === 'ownerId' ? (
        <PersonField name="ownerId" label={t('field.owner')} help={t('field.ownerHelp')} isRequired />
      ) : (
        <FormNumberField
          name="reviewEveryMonths"
          label={t('field.review')}
          help={t('bulk.reviewHelp')}
          min={1}
          max={limits.reviewMonthsMax}
        />
      )}
    </QuestionDialog>
  );
}
