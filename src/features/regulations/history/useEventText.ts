import { useTranslation } from 'react-i18next';
import type { HistoryEvent } from '../api';

/** Says an event of the history in the person's language. */
export function useEventText(): (event: HistoryEvent) => string {
  const { t } = useTranslation(['regulations', 'assignments']);
  const fieldNames = (text: unknown): string =>
    String(text)
      .split(',')
      .filter(Boolean)
      .map((name) => t(`regulations:changedField.${name}`, { defaultValue: name }))
      .join(', ');
  // Values that are words of ours, instead of what the server calls them.
  const worded: Record<string, (value: string | number) => string> = {
    fields: fieldNames,
    file: (value) => t(`regulations:download.${value}`),
    method: (value) => t(`regulations:method.${value}`),
    level: (value) => (value ? t(`assignments:level.${value}`) : ''),
    targetType: (value) => (value ? t(`assignments:target.${value}`) : ''),
  };
  return ({ textKey, params }) => {
    const values = Object.entries(params).map(([name, value]) => [name, worded[name]?.(value) ?? value]);
    return String(t(`regulations:event.${textKey}`, Object.fromEntries(values)));
  };
}
