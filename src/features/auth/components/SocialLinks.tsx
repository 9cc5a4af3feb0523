import { useTranslation } from 'react-i18next';
import { useAppSelector } from '@src/store/hooks';
import { selectConsts } from '@src/store/selectors/roles';

/** Sign-in through other services: plain links to the server, for the configured ones. */
export function SocialLinks() {
  const { t } = useTranslation('auth');
  const providers = useAppSelector(selectConsts)?.authProviders ?? [];
  if (!providers.length) return null;
  return (
    <div className="social">
      <p>{t('auth:signIn.social')}</p>
      <ul>
        {providers.map(({ id, name }) => (
          <li key={id}>
            <a className="button button-second" href={`/api/auth/${encodeURIComponent(id)}`}>
              {name ?? t(`auth:provider.${id}`)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
