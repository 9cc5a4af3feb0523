import Button from '@mui/material/Button';
import { UserSearch } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useUrlState } from '@src/components/routing/useUrlState';
import { AccessLookup } from '@src/features/roles/components/AccessLookup';
import { regulationKind } from '@src/features/regulations/kind';
import { flagParam } from '@src/lib/url-state';
import { useAppSelector } from '@src/store/hooks';
import { selectCan } from '@src/store/selectors/rights';

const codecs = { lookup: flagParam() };

/** Shows who will see a regulation and why, to users who may read roles. */
export function RegulationLookup({ regulation: { id, name } }: { regulation: { id: number; name: string } }) {
  const { t } = useTranslation('regulations');
  const can = useAppSelector(selectCan);
  const { state, setState } = useUrlState(codecs);
  if (!can('roles', 'read')) return null;
  return (
    <>
      <Button
        startIcon={<UserSearch />}
        onClick={() => setState({ lookup: true })}
        sx={{ alignSelf: 'flex-start' }}
      >
        {t('regulations:access.lookup')}
      </Button>
      {state.lookup ? (
        <AccessLookup
          object={{ id, name, objectType: regulationKind.objectType }}
          onClose={() => setState({ lookup: false })}
        />
      ) : null}
    </>
  );
}
