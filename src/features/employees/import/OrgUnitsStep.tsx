import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { errorText } from '@src/api/errors';
import { usePositionsBeyondOwnQuery } from '@src/api/beyond-own';
import { useAllPositionOptionsQuery, useAllSubdivisionOptionsQuery } from '@src/entities/structure/api';
import { FilterSelect } from '@src/components/filters/FilterSelect';
import { OptionPicker } from '@src/components/form/OptionPicker';
import { useAppSelector } from '@src/store/hooks';
import { selectCan } from '@src/store/selectors/rights';
import { type Option, withReasons } from '@src/lib/options';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type EmployeeImport, useEmployeeImportOrgUnitsMutation } from '../api';
import type { StepProps } from './import-steps';
import { StepButtons } from './StepButtons';

type OrgUnit = EmployeeImport['orgUnits'][number];

/** Positions and subdivisions that do not exist yet: created, linked to existing ones, or left out. */
export function OrgUnitsStep({ data, url }: StepProps) {
  const { t } = useTranslation('imports');
  const [save] = useEmployeeImportOrgUnitsMutation();
  const [problem, setProblem] = useState('');
  const { data: positions = [] } = useAllPositionOptionsQuery();
  const { data: subdivisions = [] } = useAllSubdivisionOptionsQuery();
  const { data: beyond } = usePositionsBeyondOwnQuery({});
  const unknown = data.orgUnits.filter(({ isFound }) => !isFound);
  const allFound = data.orgUnits.length
    ? t('imports:places.allFound', { count: data.orgUnits.length })
    : t('imports:places.none');
  const explanation = unknown.length ? t('imports:places.text') : allFound;

  const decide = async ({ kind, key }: OrgUnit, action: OrgUnit['action'], targetId: number | null) => {
    setProblem('');
    const answer = await save({ id: data.id, orgUnits: [{ kind, key, action, targetId }] });
    if (answer.error) setProblem(errorText(answer.error) ?? '');
  };

  return (
    <Card sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography sx={{ mb: 2 }}>{explanation}</Typography>
      {problem ? (
        <Alert severity="error" sx={{ mb: 2 }}>
          {problem}
        </Alert>
      ) : null}
      {(['position', 'subdivision'] as const).map((kind) => {
        const orgUnits = unknown.filter((orgUnit) => orgUnit.kind === kind);
        return orgUnits.length ? (
          <Box key={kind} sx={{ mb: 2 }}>
            <Typography variant="h2" sx={{ mb: 1 }}>
              {t(`imports:places.${kind}`, { count: orgUnits.length })}
            </Typography>
            <Stack component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
              {orgUnits.map((orgUnit) => (
                <OrgUnitRow
                  key={orgUnit.key}
                  orgUnit={orgUnit}
                  options={
                    kind === 'position' ? withReasons(positions, beyond?.positionsBeyondOwn) : subdivisions
                  }
                  onDecide={(action, targetId) => void decide(orgUnit, action, targetId)}
                />
              ))}
            </Stack>
          </Box>
        ) : null;
      })}
      <StepButtons back="columns" next="rows" url={url} />
    </Card>
  );
}

interface OrgUnitRowProps {
  orgUnit: OrgUnit;
  options: readonly Option[];
  onDecide: (action: OrgUnit['action'], targetId: number | null) => void;
}

function OrgUnitRow({ orgUnit, options, onDecide }: OrgUnitRowProps) {
  const { t } = useTranslation('imports');
  const mayCreate = useAppSelector(selectCan)('structure', 'write');
  const targetId = useId();
  const [isLinking, setIsLinking] = useState(orgUnit.action === 'link');
  const { name, suggestedId, suggestedName } = orgUnit;
  const actions = mayCreate ? (['create', 'link', 'skip'] as const) : (['link', 'skip'] as const);
  const value = isLinking ? 'link' : orgUnit.action;
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: { xs: '1fr', md: 'minmax(0, 1fr) 230px 280px' },
        alignItems: 'center',
        py: 1.25,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 560, overflowWrap: 'anywhere' }}>{name}</Typography>
        <Typography variant="body2" color="textSecondary">
          {t('imports:places.rows', { count: orgUnit.count })}
        </Typography>
        {suggestedId && suggestedName && orgUnit.targetId !== suggestedId ? (
          <Button
            size="small"
            sx={{ ml: -0.75 }}
            onClick={() => {
              setIsLinking(true);
              onDecide('link', suggestedId);
            }}
          >
            {t('imports:places.suggestion', { name: suggestedName })}
          </Button>
        ) : null}
      </Box>
      <FilterSelect
        label={t('imports:places.label', { name })}
        value={value}
        choices={actions.map((action) => ({
          value: action,
          label: t(`imports:places.action.${action}`),
        }))}
        onChange={(action) => {
          setIsLinking(action === 'link');
          if (action !== 'link') onDecide(action, null);
        }}
        width={230}
      />
      {isLinking ? (
        <OptionPicker
          id={targetId}
          label={t('imports:places.targetOf', { name })}
          options={options}
          value={orgUnit.targetId ?? null}
          placeholder={t('imports:places.target')}
          onChange={(id) => {
            if (id !== null) onDecide('link', id);
          }}
        />
      ) : (
        <span />
      )}
    </Box>
  );
}
