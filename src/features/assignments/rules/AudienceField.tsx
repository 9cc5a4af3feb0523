import { useFormikContext } from 'formik';
import type { ObjectType } from '../api';
import { AudienceBuilder } from './AudienceBuilder';
import type { RuleValues } from './rule-form';

/** The audience as a field of a rule form. */
export function AudienceField(props: { isChecked: boolean; objectType: ObjectType }) {
  const { values, setFieldValue } = useFormikContext<RuleValues>();
  return (
    <AudienceBuilder
      value={values.audience}
      {...props}
      onChange={(audience) => void setFieldValue('audience', audience)}
    />
  );
}
