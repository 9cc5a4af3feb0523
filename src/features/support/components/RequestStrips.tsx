import { LifeBuoy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { SupportRequest } from '@src/api/init';
import { Strip } from '@src/components/layout/Strip';
import { formatDate } from '@src/lib/dates';
import { ConsentButtons } from './ConsentButtons';

/** Shown above every page of an administrator: which of the provider's employees ask to make changes, and why. */
export function RequestStrips({ requests }: { requests: readonly SupportRequest[] }) {
  const { t, i18n } = useTranslation('support');
  return requests.map(({ id, name, reason, until }) => (
    <Strip
      key={id}
      icon={LifeBuoy}
      place="page"
      label={t('support:request.label', { name })}
      action={<ConsentButtons request={{ id, name }} size="small" />}
    >
      {t('support:request.text', { name, reason, time: formatDate(until, 'shortDateTime', i18n.language) })}
    </Strip>
  ));
}
