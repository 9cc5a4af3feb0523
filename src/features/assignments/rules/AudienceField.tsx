import { useFormikContext } from 'formik';
import { AudienceBuilder } from './AudienceBuilder';
import type { RuleValues } from './rule-form';

/** The audience as a field of a rule's form. */
export function AudienceField({ isChecked }: { isChecked: boolean }) {
  const { values, setFieldValue } = useFormikContext<RuleValues>();
  return (
    <AudienceBuilder
      value={values.audience}
      isChecked={isChecked}
      onChange={(audience) => void setFieldValue('audience', audience)}
    />
  );
}
