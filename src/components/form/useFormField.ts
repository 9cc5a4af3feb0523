import { useField } from 'formik';
import { type FocusEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { afterPress } from '@src/lib/after-press';
import { readRuleMessage } from '@src/lib/validation/messages';

/** Own keys for rules that this field words differently than others. */
export type RuleMessages = Readonly<Record<string, string>>;

/** What is wrong with a field is said when it was left, below it: not while the click that leaves it is under way. */
function useLeaving() {
  const callOff = useRef<() => void>(undefined);
  useEffect(() => () => callOff.current?.(), []);
  return (leave: () => void) => {
    callOff.current?.();
    callOff.current = afterPress(leave);
  };
}

/**
 * A field of the form around it: its value, and what is wrong with it in the person's language, once it was left or
 * the form was sent. The first failing rule is shown by `messages`, else by the namespace `validation`.
 */
export function useFormField<Value>(name: string, messages: RuleMessages = {}) {
  const { t } = useTranslation('validation');
  const [field, meta, helpers] = useField<Value>(name);
  const leaving = useLeaving();
  const failed = meta.touched && typeof meta.error === 'string' ? meta.error : undefined;
  const rule = failed === undefined ? null : readRuleMessage(failed);
  const error = rule ? t(messages[rule.rule] ?? rule.rule, rule.values) : failed;
  const leave = () => leaving(() => void helpers.setTouched(true));
  return {
    field: { ...field, onBlur: (event: FocusEvent) => leaving(() => field.onBlur(event)) },
    error,
    setValue: helpers.setValue,
    /** The field was left, with what it has become: the check sees the new value. */
    leave,
    /** The field was left, and holds what it has become: the check must see that. */
    leaveWith: (value: Value) => {
      if (value === field.value) leave();
      else void helpers.setValue(value).then(leave);
    },
  };
}
