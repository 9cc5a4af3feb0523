import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '@src/store/hooks';
import type { AlertItem } from '@src/store/slices/alerts';
import { useAlertLife } from '@src/store/useAlertLife';
import '../native/icon-button.css';
import './native-alerts.css';

/** Notifications on the landing page: a live region at the bottom of the page, each with a timeout and a close button. */
export function NativeAlerts() {
  const { t } = useTranslation('common');
  const items = useAppSelector((state) => state.alerts.items);
  return (
    <div className="native-alerts" role="region" aria-label={t('common:notification.region')}>
      <div aria-live="polite">
        {items.map((item) => (
          <NativeAlert key={item.id} item={item} />
        ))}
      </div>
    </div>
  );
}

function NativeAlert({ item }: { item: AlertItem }) {
  const { t } = useTranslation('common');
  const { message, level } = item;
  const { close, holding } = useAlertLife(item);
  return (
    <div className="native-alert" data-level={level} {...holding}>
      <span>{typeof message === 'string' ? message : t(message.key, message.params)}</span>
      <button
        type="button"
        className="icon-button"
        aria-label={t('common:notification.close')}
        onClick={close}
      >
        <X size={18} aria-hidden />
      </button>
    </div>
  );
}
