import type { RightArea } from '@src/api/init';
import { deniedPath, hasRejected } from '@src/lib/denied';
import { ownRoute } from '@src/lib/return-path';
import { AccessGateCard } from '@src/features/roles/components/AccessGateCard';
import { useAppSelector } from '@src/store/hooks';
import { isRightArea, type RightFlag, selectCan } from '@src/store/selectors/rights';
import { selectRoles } from '@src/store/selectors/roles';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router-dom';
import { OpensContext } from '../routes/opens-context';
import { MessageCard } from './MessageCard';
import { PlainMessage } from './PlainMessage';

interface Closed {
  area: RightArea | null;
  flag: RightFlag;
  /** The address at which access was denied. */
  from: string | null;
  /** The path of a document's text, when another page of that document is denied. */
  document: string | null;
  /** The page itself has rejected the user: only it knows whether it is open. */
  isByPage: boolean;
}

function useClosed(): Closed {
  const [params] = useSearchParams();
  const area = params.get('area');
  const from = ownRoute(params.get('from'));
  return {
    area: isRightArea(area) ? area : null,
    flag: params.get('flag') === 'write' ? 'write' : 'read',
    from: from?.startsWith(deniedPath) ? null : from,
    document: ownRoute(params.get('document')),
    isByPage: params.get('by') === 'page',
  };
}

/** Whether access is now allowed: the right can have been granted since the link was saved. */
function useIsAllowedNow({ area, flag, from, isByPage }: Closed): boolean {
  const opens = use(OpensContext);
  return useAppSelector((state) =>
    from && !isByPage ? opens(from, state) : area !== null && selectCan(state)(area, flag),
  );
}

/** The page for denied access. It shows the missing right and whom to ask when the address contains it. */
export function AccessDenied() {
  const closed = useClosed();
  const isHeld = useIsAllowedNow(closed);
  const { isAuthenticated } = useAppSelector(selectRoles);
  const { area, flag, from, document, isByPage } = closed;
  if (!isAuthenticated) return <PlainMessage kind="denied" />;
  if (isByPage && from && !hasRejected(from)) return <Navigate to={from} replace />;
  if (document) return <DocumentDenied text={document} />;
  if (isHeld) return <AccessGranted from={from} />;
  return area ? (
    <AccessGateCard area={area} flag={flag} from={from ?? '/'} />
  ) : (
    <PlainMessage kind="denied" />
  );
}

function DocumentDenied({ text }: { text: string }) {
  const { t } = useTranslation('common');
  return (
    <MessageCard
      title={t('common:error.deniedTitle')}
      text={t('common:error.deniedDocument')}
      to={text}
      label={t('common:error.toDocument')}
    />
  );
}

function AccessGranted({ from }: { from: string | null }) {
  const { t } = useTranslation('common');
  return (
    <MessageCard
      title={t('common:error.heldTitle')}
      text={t('common:error.heldText')}
      to={from ?? '/'}
      label={t(from ? 'common:error.toPage' : 'common:error.home')}
    />
  );
}
