import { useTranslation } from 'react-i18next';
import { readRuleMessage } from '@domain/validation/messages';

/** Returns a formatter of failed rules, for places that are not form fields. */
export function useRuleText(): (message: string) => string {
  const { t } = useTranslation('validation');
  return (message) => {
    const rule = readRuleMessage(message);
    return rule ? t(`validation:${rule.rule}`, rule.values) : message;
  };
}
