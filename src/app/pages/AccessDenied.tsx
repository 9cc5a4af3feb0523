import rule from '@graphql/rights.json';
import type { RightArea } from '@src/api/init';
import { AccessGateCard } from '@src/features/roles/components/AccessGateCard';
import { useAppSelector } from '@src/store/hooks';
import { selectRoles } from '@src/store/selectors/roles';
import { useSearchParams } from 'react-router-dom';
import { PlainMessage } from './PlainMessage';

function isArea(text: string | null): text is RightArea {
  return text !== null && rule.areas.includes(text);
}

/** Where a closed section leads: what is missing and whom to ask, where the address says what was closed. */
export function AccessDenied() {
  const [params] = useSearchParams();
  const { isAuthenticated } = useAppSelector(selectRoles);
  const area = params.get('area');
  if (!isAuthenticated || !isArea(area)) return <PlainMessage kind="denied" />;
  return <AccessGateCard area={area} from={params.get('from') ?? '/'} />;
}
