import { FormSuggestField } from '@src/components/form/FormSuggestField';
import { useIsReadOnly } from '@src/components/form/ReadOnlyFields';
import { useTranslation } from 'react-i18next';
import { useHireSourcesQuery } from '../api';

/** The source through which a person was found: a value that the organization has used before, or any other text. */
export function HireSourceField() {
  const { t } = useTranslation('employees');
  const { data } = useHireSourcesQuery(undefined, { skip: useIsReadOnly() });
  return (
    <FormSuggestField
      name="hireSource"
      label={t('employees:form.hireSource')}
      suggestions={data?.hireSources ?? []}
    />
  );
}
