import { useTranslation } from 'react-i18next';
import { readRuleMessage } from '@src/lib/validation/messages';

/** The words of a failed rule, for places that are no field of a form. */
export function useRuleText(): (message: string) => string {
  const { t } = useTranslation('validation');
  return (message) => {
    const rule = readRuleMessage(message);
    return rule ? t(`validation:${rule.rule}`, rule.values) : message;
  };
}
