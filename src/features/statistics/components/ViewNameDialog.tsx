import { viewSchema } from '@domain/statistics/view';
import limits from '@graphql/limits.json';
import { FormTextField } from '@src/components/form/FormTextField';
import { QuestionDialog } from '@src/components/form/QuestionDialog';
import { uuid } from '@src/lib/uuid';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type StatisticView, useStatisticViewSaveMutation } from '../api';
import type { ViewValues } from '../lib/views';

interface ViewNameDialogProps {
  /** Without `id`, a new view is created. */
  view: Pick<StatisticView, 'objectType' | 'query'> & Partial<StatisticView>;
  onClose: () => void;
}

/** Asks for the name of a view. */
export function ViewNameDialog({ view, onClose }: ViewNameDialogProps) {
  const { t } = useTranslation(['statistics', 'common']);
  const [save] = useStatisticViewSaveMutation();
  const [clientKey] = useState(uuid);
  const { id, name = '', objectType, query, updatedAt } = view;
  const submit = async (values: ViewValues) => {
    const { error } = await save({
      view: { ...(id ? { id } : {}), name: values.name.trim(), objectType, query },
      updatedAt: updatedAt ?? null,
      clientKey: id ? null : clientKey,
    });
    if (!error) onClose();
    return error;
  };
  return (
    <QuestionDialog<ViewValues>
      title={t(id ? 'statistics:views.rename' : 'statistics:views.save')}
      initialValues={{ name }}
      schema={viewSchema}
      submitLabel={t('common:action.save')}
      maxWidth="xs"
      onClose={onClose}
      onSubmit={submit}
    >
      <FormTextField
        name="name"
        label={t('statistics:views.name')}
        isRequired
        maxLength={limits.statisticView.name}
      />
    </QuestionDialog>
  );
}
