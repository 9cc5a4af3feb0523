import { useTranslation } from 'react-i18next';
import type { ContentEvent } from '@src/api/content-history';
import { useContentText } from '../words';

/** How a kind formats event values that need its own translations. */
export type EventWords = Readonly<Record<string, (value: string | number) => string>>;

/** Returns a formatter of history events in the user's language. */
export function useEventText(own: EventWords = {}): (event: ContentEvent) => string {
  const { t } = useContentText();
  const { t: common } = useTranslation('assignments');
  const fieldNames = (text: unknown): string =>
    String(text)
      .split(',')
      .filter(Boolean)
      .map((name) => t(`changedField.${name}`, { defaultValue: name }))
      .join(', ');
  // Event values that are shown with our translations instead of the server's names.
  const worded: EventWords = {
    fields: fieldNames,
    file: (value) => t(`download.${value}`),
    level: (value) => (value ? common(`assignments:level.${value}`) : ''),
    targetType: (value) => (value ? common(`assignments:target.${value}`) : ''),
    ...own,
  };
  return ({ textKey, params }) => {
    const values = Object.entries(params).map(([name, value]) => [name, worded[name]?.(value) ?? value]);
    return String(t(`event.${textKey}`, Object.fromEntries(values)));
  };
}
