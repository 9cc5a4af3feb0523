import { useField } from 'formik';
import { type FocusEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { afterPress } from '@src/lib/after-press';
import { readRuleMessage } from '@domain/validation/messages';

/** Translation keys for rules whose message is different in this field. */
export type RuleMessages = Readonly<Record<string, string>>;

/**
 * Delays the blur handler until the press is over, so that an error that appears below the field does not shift the layout under
 * the click.
 */
function useLeaving() {
  const callOff = useRef<() => void>(undefined);
  useEffect(() => () => callOff.current?.(), []);
  return (leave: () => void) => {
    callOff.current?.();
    callOff.current = afterPress(leave);
  };
}

/**
 * Binds a field of the surrounding form: its value and its localized error, shown after blur or submit. The message of the first
 * failing rule is taken from `messages`, else from the namespace `validation`.
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
    /** Marks the field as touched after its value changed, so that validation sees the new value. */
    leave,
    /** Sets the final value first and then marks the field as touched, so that validation sees it. */
    leaveWith: (value: Value) => {
      if (value === field.value) leave();
      else void helpers.setValue(value).then(leave);
    },
  };
}
