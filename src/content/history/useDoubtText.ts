import type { Signer } from '@src/api/content-history';
import { formatDate } from '@src/lib/dates';
import { useContentText } from '../words';

/** What a record says against its signer, in words; null: nothing. */
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
