import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslation } from 'react-i18next';
import { Loaded } from '@src/components/feedback/Loaded';
import { SkeletonCards } from '@src/components/feedback/Skeletons';
import { useUrlState } from '@src/components/routing/useUrlState';
import { choiceParam } from '@src/lib/url-state';
import { useCanEdit } from '@src/store/useEditMode';
import { useIpAccessQuery } from '../api';
import { DryRun } from '../components/DryRun';
import { IpLog } from '../components/IpLog';
import { ModeSection } from '../components/ModeSection';
import { RulesTable } from '../components/RulesTable';

const PARTS = ['rules', 'dryRun', 'log'] as const;
const codecs = { part: choiceParam(PARTS, 'rules') };

/** The addresses from which the organization's people may work. */
export function IpAccessPage() {
  const { t } = useTranslation('sessions');
  const { state, setState, reset } = useUrlState(codecs);
  const mayChange = useCanEdit('organizationSetting');
  const query = useIpAccessQuery();
  return (
    <Loaded
      data={query.data?.ipAccess}
      error={query.error}
      onRetry={() => void query.refetch()}
      skeleton={<SkeletonCards count={2} height={180} />}
    >
      {(access) => (
        <Stack spacing={2}>
          <ModeSection access={access} mayChange={mayChange} />
          <ToggleButtonGroup
            exclusive
            size="small"
            value={state.part}
            aria-label={t('sessions:part.label')}
            onChange={(_event, next: (typeof PARTS)[number] | null) => {
              if (next === null) return;
              reset();
              setState({ part: next });
            }}
          >
            {PARTS.map((part) => (
              <ToggleButton key={part} value={part}>
                {t(`sessions:part.${part}`)}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
          {state.part === 'rules' ? <RulesTable access={access} mayChange={mayChange} /> : null}
          {state.part === 'dryRun' ? <DryRun /> : null}
          {state.part === 'log' ? <IpLog /> : null}
        </Stack>
      )}
    </Loaded>
  );
}
