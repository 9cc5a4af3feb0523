import { useTranslation } from 'react-i18next';
import { BusyButton } from '@src/components/form/BusyButton';
import { useCall } from '@src/store/useCall';
import { useNotify } from '@src/store/useNotify';
import { type SupportGuest, useSupportSessionDecideMutation } from '../api';

interface ConsentButtonsProps {
  request: Pick<SupportGuest, 'id' | 'name'>;
  size?: 'small' | 'medium';
}

/** The client's response to a provider's employee who asks to make changes. */
export function ConsentButtons({ request: { id, name }, size = 'medium' }: ConsentButtonsProps) {
  const { t } = useTranslation('support');
  const [decide, { isLoading, originalArgs }] = useSupportSessionDecideMutation();
  const call = useCall();
  const notify = useNotify();
  const answer = (isAllowed: boolean) =>
    void call(decide({ id, isAllowed })).then(
      () => notify.success(t(isAllowed ? 'support:guests.allowed' : 'support:guests.refused', { name })),
      () => undefined,
    );
  const isBusy = (isAllowed: boolean) => isLoading && originalArgs?.isAllowed === isAllowed;
  return (
    <>
      <BusyButton
        size={size}
        variant="contained"
        isBusy={isBusy(true)}
        disabled={isLoading}
        aria-label={t('support:guests.allowOf', { name })}
        onClick={() => answer(true)}
      >
        {t('support:guests.allow')}
      </BusyButton>
      <BusyButton
        size={size}
        variant="outlined"
        color="inherit"
        isBusy={isBusy(false)}
        disabled={isLoading}
        aria-label={t('support:guests.refuseOf', { name })}
        onClick={() => answer(false)}
      >
        {t('support:guests.refuse')}
      </BusyButton>
    </>
  );
}
