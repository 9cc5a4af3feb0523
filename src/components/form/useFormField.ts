import { useField } from 'formik';
import { useTranslation } from 'react-i18next';
import { readRuleMessage } from '@src/lib/validation/messages';

/** Own keys for rules that this field words differently than others. */
export type RuleMessages = Readonly<Record<string, string>>;

/**
 * A field of the form around it: its value, and what is wrong with it in the person's language, once it was left or
 * the form was sent. The first failing rule is shown by `messages`, else by the namespace `validation`.
 */
export function useFormField<Value>(name: string, messages: RuleMessages = {}) {
  const { t } = useTranslation('validation');
  const [field, meta, helpers] = useField<Value>(name);
  const failed = meta.touched && typeof meta.error === 'string' ? meta.error : undefined;
  const rule = failed === undefined ? null : readRuleMessage(failed);
  const error = rule ? t(messages[rule.rule] ?? rule.rule, rule.values) : failed;
  return { field, error, setValue: helpers.setValue, setTouched: helpers.setTouched };
}
