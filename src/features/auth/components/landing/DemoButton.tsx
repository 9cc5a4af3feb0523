import { useTranslation } from 'react-i18next';
import { useAppSelector } from '@src/store/hooks';
import { useNotify } from '@src/store/useNotify';
import { useSession } from '@src/store/useSession';
import { useDemoStartMutation } from '../../api';

/** Opens the demo organization, if this installation has one. */
export function DemoButton({ className }: { className: string }) {
  const { t } = useTranslation('auth');
  const hasDemo = useAppSelector(({ app }) => app.consts?.hasDemo === true);
  const [start, { isLoading }] = useDemoStartMutation();
  const notify = useNotify();
  const session = useSession();
  if (!hasDemo) return null;
  const open = async () => {
    const { data, error } = await start();
    if (error) notify.failure(error);
    const { token, user } = data?.demoStart ?? {};
    if (token && user) await session.enter({ token, user }, '/organization');
  };
  return (
    <button type="button" className={className} disabled={isLoading} onClick={() => void open()}>
      {t('auth:landing.demo')}
    </button>
  );
}
