import type { Signer } from '@src/api/content-history';
import { formatDate } from '@src/lib/dates';
import { useContentText } from '../words';

/** Returns a formatter of the doubts that a record raises about its signer; null when there are none. */
export function useDoubtText(): (signer: Signer) => string | null {
  const { t } = useContentText();
  return (signer) => {
    if (!signer?.doubt) return null;
    if (signer.doubt === 'unknownSession' || !signer.change) return t('doubt.session');
    const { kind, changedAt, changedByName: name } = signer.change;
    const date = formatDate(changedAt, 'dateTime');
    return name === null ? t(`doubt.nobody.${kind}`, { date }) : t(`doubt.by.${kind}`, { name, date });
  };
}
