import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useRouteSecret } from '@src/components/routing/useRouteSecret';
import { takeSecret } from '@src/lib/route-secrets';
import { useNotify } from '@src/store/useNotify';
import { useUserSocialLinkMutation } from '../../api';

/** Handles the return from another service: links the account, or shows why it could not be linked. */
export function useShownAccount(): void {
  const { t } = useTranslation('security');
  const [link] = useUserSocialLinkMutation();
  const [params, setParams] = useSearchParams();
  const failed = params.has('socialError');
  const notify = useNotify();
  const shownToken = useRouteSecret('linkToken');
  useEffect(() => {
    const token = shownToken === null ? null : takeSecret('linkToken');
    if (!token) return;
    void link({ token }).then(({ data, error }) => {
      if (data) notify.success(t('security:accounts.added'));
      else notify.failure(error);
    });
  }, [shownToken, link, notify, t]);
  useEffect(() => {
    if (!failed) return;
    notify.error(t('security:accounts.failed'));
    setParams(
      (before) => {
        before.delete('socialError');
        return before;
      },
      { replace: true },
    );
  }, [failed, notify, setParams, t]);
}
