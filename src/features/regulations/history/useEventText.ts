import { useTranslation } from 'react-i18next';
import type { HistoryEvent } from '../api';

/** Values that are words of ours: their key, instead of what the server calls them. */
const worded: Record<string, string> = {
  method: 'regulations:method',
  level: 'assignments:level',
  targetType: 'assignments:target',
};

/** Says an event of the history in the person's language. */
export function useEventText(): (event: HistoryEvent) => string {
  const { t } = useTranslation(['regulations', 'assignments']);
  const fieldNames = (text: unknown): string =>
    String(text)
      .split(',')
      .filter(Boolean)
      .map((name) => t(`regulations:changedField.${name}`, { defaultValue: name }))
      .join(', ');
  return ({ textKey, params }) => {
    const values = Object.fromEntries(
      Object.entries(params).map(([name, value]) => {
        const group = worded[name];
        if (group && value) return [name, t(`${group}.${value}`, { defaultValue: String(value) })];
        return [name, name === 'fields' ? fieldNames(value) : value];
      }),
    );
    return t(`regulations:event.${textKey}`, values);
  };
}
