import { useTranslation } from 'react-i18next';
import { PageHeader } from '@src/components/layout/PageHeader';
import { Profile } from './Profile';

/** The user's profile outside of the section «О компании»: the same page under its own header. */
export function OwnProfile() {
  const { t } = useTranslation('profile');
  return (
    <>
      <PageHeader title={t('navigation:profileOwn')} purpose={t('profile:purpose')} />
      <Profile />
    </>
  );
}
