import Box from '@mui/material/Box';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import { skipToken } from '@reduxjs/toolkit/query';
import { EmptyState } from '@src/components/feedback/EmptyState';
import { Loaded } from '@src/components/feedback/Loaded';
import { SkeletonRows } from '@src/components/feedback/Skeletons';
import { BackLink } from '@src/components/layout/BackLink';
import { PageHeader } from '@src/components/layout/PageHeader';
import { useUrlState } from '@src/components/routing/useUrlState';
import { choiceParam, numberParam } from '@src/lib/url-state';
import { EditModeGate } from '@src/store/EditModeGate';
import { FileX2 } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { type EmployeeImport, useEmployeeImportQuery } from '../api';
import { ColumnsStep } from './ColumnsStep';
import { importSteps, openSteps, type ImportStep, type ImportUrl, type StepProps } from './import-steps';
import { OrgUnitsStep } from './OrgUnitsStep';
import { ProgressStep } from './ProgressStep';
import { ResultStep } from './ResultStep';
import { rowsFilters } from './rows-filters';
import { RowsStep } from './RowsStep';
import { StartStep } from './StartStep';
import { SummaryStep } from './SummaryStep';

const codecs = {
  step: choiceParam(openSteps, 'auto'),
  rows: choiceParam(rowsFilters, 'all'),
  page: numberParam(1),
  pageSize: numberParam(20),
};

const ofState: Record<EmployeeImport['state'], ImportStep> = {
  reading: 'file',
  failed: 'file',
  mapping: 'columns',
  checking: 'columns',
  ready: 'places',
  running: 'summary',
  done: 'result',
  rollingBack: 'result',
  rolledBack: 'result',
};

/** Returns the current step: for a checked table the one in the address, else the one that the state requires. */
function stepOf(data: EmployeeImport, { state }: ImportUrl): ImportStep {
  if (data.state !== 'ready') return ofState[data.state];
  if (state.step !== 'auto') return state.step;
  return data.orgUnits.some(({ isFound }) => !isFound) ? 'places' : 'rows';
}

/** Six words do not fit beside each other on a phone: the other steps are numbers there, whose words are only read aloud. */
const onlyCurrentOnPhone = {
  '& .MuiStepLabel-label.Mui-active': { whiteSpace: { xs: 'nowrap', sm: 'normal' } },
  '& .MuiStepLabel-label:not(.Mui-active)': {
    position: { xs: 'absolute', sm: 'static' },
    clipPath: { xs: 'inset(50%)', sm: 'none' },
    whiteSpace: { xs: 'nowrap', sm: 'normal' },
  },
};

/** /employees/import: imports people from a table, in steps that can be interrupted and resumed. */
export function ImportPage() {
  const { t } = useTranslation('imports');
  const id = Number(useParams()['importId']) || null;
  const { data, error, refetch } = useEmployeeImportQuery(id ? { id } : skipToken);
  const url = useUrlState(codecs);
  const found = data?.employeeImport;
  const step = id && found ? stepOf(found, url) : 'file';
  return (
    <>
      <PageHeader
        title={t('imports:title')}
        purpose={found?.fileName || t('imports:purpose')}
        back={<BackLink to="/employees">{t('navigation:employees')}</BackLink>}
      />
      <Stepper
        activeStep={importSteps.indexOf(step)}
        alternativeLabel
        sx={{ mb: 3, overflowX: 'auto', '& .MuiStepLabel-label': { fontSize: 13 }, ...onlyCurrentOnPhone }}
      >
        {importSteps.map((key) => (
          <Step key={key}>
            <StepLabel>{t(`imports:step.${key}`)}</StepLabel>
          </Step>
        ))}
      </Stepper>
      {id ? (
        <Loaded
          data={data}
          error={error}
          onRetry={() => void refetch()}
          skeleton={<SkeletonRows rows={6} columns={4} />}
          isEmpty={({ employeeImport }) => !employeeImport}
          empty={<EmptyState icon={FileX2} title={t('imports:gone')} />}
        >
          {({ employeeImport }) =>
            employeeImport ? (
              <StepFrame step={step} label={t(`imports:step.${step}`)}>
                <Body data={employeeImport} step={step} url={url} />
              </StepFrame>
            ) : null
          }
        </Loaded>
      ) : (
        <EditModeGate>
          <StartStep />
        </EditModeGate>
      )}
    </>
  );
}

/**
 * A step of the import. The previous step's buttons are gone, so the new step takes the focus and scrolls to the top; otherwise
 * keyboard users would lose their position.
 */
function StepFrame({ step, label, children }: { step: ImportStep; label: string; children: ReactNode }) {
  const ref = useRef<HTMLElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    ref.current?.focus({ preventScroll: true });
    document.documentElement.scrollTop = 0;
  }, [step]);
  return (
    <Box component="section" ref={ref} tabIndex={-1} aria-label={label} sx={{ outline: 'none' }}>
      {children}
    </Box>
  );
}

function Body({ data, step, url }: StepProps & { step: ImportStep }) {
  if (data.state === 'reading' || data.state === 'checking') return <ProgressStep data={data} />;
  if (data.state === 'running' || data.state === 'rollingBack') return <ProgressStep data={data} />;
  if (step === 'result') return <ResultStep data={data} url={url} />;
  return (
    <EditModeGate>
      <OpenStep data={data} step={step} url={url} />
    </EditModeGate>
  );
}

/** A step in which the table is corrected. */
function OpenStep({ data, step, url }: StepProps & { step: ImportStep }) {
  if (data.state === 'failed') return <StartStep rejection={data.error ?? ''} />;
  if (step === 'columns') return <ColumnsStep key={data.id} data={data} url={url} />;
  if (step === 'places') return <OrgUnitsStep data={data} url={url} />;
  return step === 'rows' ? <RowsStep data={data} url={url} /> : <SummaryStep data={data} url={url} />;
}
