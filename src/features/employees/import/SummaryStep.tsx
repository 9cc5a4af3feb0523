import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { errorText } from '@src/api/errors';
import { BusyButton } from '@src/components/form/BusyButton';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type EmployeeImport, useEmployeeImportRunMutation, useEmployeeImportSettingsMutation } from '../api';
import type { StepProps } from './import-steps';
import { Numbers } from './Numbers';
import { ProposedLeaders } from './ProposedLeaders';

const modes = ['fill', 'update', 'skip'] as const satisfies readonly EmployeeImport['duplicates'][];

/** Remarks beside the numbers: what will not be imported, and who joins or leaves. */
const notes = [
  { rows: 'wrong', severity: 'warning' },
  { rows: 'dismissed', severity: 'warning' },
  { rows: 'rehired', severity: 'warning' },
  { rows: 'noted', severity: 'warning' },
  { rows: 'archive', severity: 'info' },
] as const;

/** The dry run: the planned outcome, and the two decisions that apply to all rows. */
export function SummaryStep({ data, url }: StepProps) {
  const { t } = useTranslation('imports');
  const [save] = useEmployeeImportSettingsMutation();
  const [run, { isLoading }] = useEmployeeImportRunMutation();
  const [problem, setProblem] = useState('');
  const { summary, id } = data;
  const created = data.orgUnits.filter(({ action }) => action === 'create').length;
  const isNothing = summary.create + summary.update === 0;

  const set = async (settings: { duplicates?: EmployeeImport['duplicates']; isSendEmail?: boolean }) => {
    const answer = await save({ id, ...settings });
    if (answer.error) setProblem(errorText(answer.error) ?? '');
  };
  const start = async () => {
    setProblem('');
    const answer = await run({ id });
    if (answer.error) setProblem(errorText(answer.error) ?? '');
  };

  return (
    <Card sx={{ p: { xs: 2, sm: 3 } }}>
      {problem ? (
        <Alert severity="error" sx={{ mb: 2 }}>
          {problem}
        </Alert>
      ) : null}
      <Typography variant="h2" sx={{ mb: 2 }}>
        {t('imports:summary.title')}
      </Typography>
      <Numbers
        items={[
          { label: t('imports:summary.create'), value: summary.create },
          { label: t('imports:summary.update'), value: summary.update },
          ...(summary.same ? [{ label: t('imports:summary.same'), value: summary.same }] : []),
          { label: t('imports:summary.skip'), value: summary.skip },
          { label: t('imports:summary.wrong'), value: summary.wrong },
          { label: t('imports:summary.places'), value: created },
          { label: t('imports:summary.obligations'), value: data.assignments },
        ]}
      />
      <ProposedLeaders leaders={data.leaders} />
      <Notes summary={summary} url={url} />
      <Box sx={{ my: 2.5 }}>
        {summary.duplicates ? (
          <DuplicatesChoice data={data} onChoose={(duplicates) => void set({ duplicates })} />
        ) : null}
        <FormControlLabel
          sx={{ mt: 1 }}
          control={
            <Switch
              checked={data.isSendEmail}
              onChange={(event) => void set({ isSendEmail: event.target.checked })}
            />
          }
          label={t('imports:summary.letters')}
        />
        <Typography variant="body2" color="textSecondary">
          {t(data.isSendEmail ? 'imports:summary.lettersOn' : 'imports:summary.lettersOff')}
        </Typography>
      </Box>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <BusyButton variant="contained" isBusy={isLoading} disabled={isNothing} onClick={() => void start()}>
          {t('imports:summary.run')}
        </BusyButton>
        <Button color="inherit" onClick={() => url.setState({ step: 'rows' })}>
          {t('imports:previous')}
        </Button>
      </Stack>
    </Card>
  );
}

function Notes({ summary, url }: { summary: EmployeeImport['summary']; url: StepProps['url'] }) {
  const { t } = useTranslation('imports');
  return (
    <>
      {notes.map(({ rows, severity }) =>
        summary[rows] ? (
          <Alert
            key={rows}
            severity={severity}
            sx={{ mt: 2 }}
            action={
              <Button
                color="inherit"
                size="small"
                onClick={() => url.setState({ step: 'rows', rows, page: 1 })}
              >
                {t('imports:summary.look')}
              </Button>
            }
          >
            {t(`imports:summary.note.${rows}`, { count: summary[rows] })}
          </Alert>
        ) : null,
      )}
    </>
  );
}

interface DuplicatesChoiceProps {
  data: EmployeeImport;
  onChoose: (mode: EmployeeImport['duplicates']) => void;
}

/** What happens to rows of people who exist. */
function DuplicatesChoice({ data, onChoose }: DuplicatesChoiceProps) {
  const { t } = useTranslation('imports');
  const titleId = useId();
  return (
    <>
      <Typography id={titleId} sx={{ fontWeight: 580 }}>
        {t('imports:summary.duplicates', { count: data.summary.duplicates })}
      </Typography>
      <RadioGroup
        aria-labelledby={titleId}
        value={data.duplicates}
        onChange={(_event, value) => {
          const mode = modes.find((known) => known === value);
          if (mode) onChoose(mode);
        }}
      >
        {modes.map((mode) => (
          <FormControlLabel
            key={mode}
            value={mode}
            control={<Radio />}
            label={t(`imports:summary.way.${mode}`)}
          />
        ))}
      </RadioGroup>
    </>
  );
}
