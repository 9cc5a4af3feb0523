import { useSearchParams } from 'react-router-dom';
import { DeniedHere } from '@src/components/routing/DeniedHere';
import { NewPage } from '@src/features/tests/pages/NewPage';
import { SettingsPage } from '@src/features/tests/pages/SettingsPage';
import { digits } from '@src/lib/route-types';
import { useAppSelector } from '@src/store/hooks';
import { selectIsAuthor } from '@src/store/selectors/rights';
import { ObjectPeople } from '../content/list-slots';
import { ObjectGrants, ObjectRules } from '../content/slots';
import { NotFound } from '../pages/NotFound';

/** The form for a new test, or the settings, rules and grants of a test. */
export function Settings() {
  const [search] = useSearchParams();
  const isAuthor = useAppSelector(selectIsAuthor);
  const id = search.get('testId');
  if (id === null)
    return isAuthor ? <NewPage /> : <DeniedHere reason={{ area: 'employees', flag: 'write' }} />;
  if (!digits.test(id)) return <NotFound />;
  return <SettingsPage Rules={ObjectRules} Grants={ObjectGrants} People={ObjectPeople} />;
}
