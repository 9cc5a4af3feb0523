import { IMPORT_FIELDS } from '@domain/employee-import';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { errorText } from '@src/api/errors';
import { StatusChip } from '@src/components/data/StatusChip';
import { FilterSelect } from '@src/components/filters/FilterSelect';
import { BusyButton } from '@src/components/form/BusyButton';
import { CircleHelp, CircleCheck, CircleSlash } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import {
  type EmployeeImport,
  useEmployeeImportColumnsMutation,
  useEmployeeImportDeleteMutation,
} from '../api';
import type { StepProps } from './import-steps';

type Column = EmployeeImport['columns'][number];
type Field = NonNullable<Column['field']>;

const sure = 90;

function Confidence({ column, field }: { column: Column; field: Field | null }) {
  const { t } = useTranslation('imports');
  if (field === null)
    return <StatusChip label={t('imports:columns.unused')} colour="grey" icon={CircleSlash} isOutlined />;
  const percent = field === column.field ? column.confidence : 100;
  return percent >= sure ? (
    <StatusChip label={t('imports:columns.sure', { percent })} colour="green" icon={CircleCheck} isOutlined />
  ) : (
    <StatusChip label={t('imports:columns.unsure', { percent })} colour="amber" icon={CircleHelp} />
  );
}

/** Maps the table's columns to fields: guessed, and corrected by the user where the guess is wrong. */
export function ColumnsStep({ data, url }: StepProps) {
  const { t } = useTranslation('imports');
  const navigate = useNavigate();
  const [save, { isLoading }] = useEmployeeImportColumnsMutation();
  const [forget] = useEmployeeImportDeleteMutation();
  const [chosen, setChosen] = useState<(Field | null)[]>(data.columns.map(({ field }) => field ?? null));
  const [problem, setProblem] = useState('');

  const choose = (index: number, field: Field | null) =>
    // Each field has one column: a column that had it before loses it.
    setChosen(chosen.map((old, at) => (at === index ? field : old === field ? null : old)));
  const next = async () => {
    setProblem('');
    const answer = await save({ id: data.id, fields: chosen });
    if (answer.error) setProblem(errorText(answer.error) ?? '');
    else url.setState({ step: 'auto' });
  };
  const leave = async () => {
    const answer = await forget({ id: data.id });
    if (!answer.error) void navigate('/employees/import');
  };
  const choices = [
    { value: '' as const, label: t('imports:columns.skip') },
    ...IMPORT_FIELDS.map((field) => ({ value: field, label: t(`imports:field.${field}`) })),
  ];

  return (
    <Card sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography sx={{ mb: 2 }}>{t('imports:columns.text', { count: data.rowCount })}</Typography>
      {problem ? (
        <Alert severity="error" sx={{ mb: 2 }}>
          {problem}
        </Alert>
      ) : null}
      <Stack component="ul" spacing={0} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {data.columns.map((column, index) => {
          const title = column.title || t('imports:columns.untitled', { number: index + 1 });
          return (
            <Box
              component="li"
              key={`${index} ${column.title}`}
              sx={{
                display: 'grid',
                gap: 1.5,
                gridTemplateColumns: { xs: '1fr', md: 'minmax(0, 1fr) 260px 190px' },
                alignItems: 'center',
                py: 1.5,
                borderTop: index ? 1 : 0,
                borderColor: 'divider',
              }}
            >
              <Box sx={{ minWidth: 0 }}>
                <Typography sx={{ fontWeight: 580, overflowWrap: 'anywhere' }}>{title}</Typography>
                <Typography variant="body2" color="textSecondary" noWrap>
                  {column.samples.join(' · ') || t('imports:columns.empty')}
                </Typography>
              </Box>
              <FilterSelect<Field | ''>
                label={t('imports:columns.label', { title })}
                value={chosen[index] ?? ''}
                choices={choices}
                onChange={(value) => choose(index, value === '' ? null : value)}
                width={260}
              />
              <Box>
                <Confidence column={column} field={chosen[index] ?? null} />
              </Box>
            </Box>
          );
        })}
      </Stack>
      <Stack direction="row" spacing={1} useFlexGap sx={{ mt: 2.5, flexWrap: 'wrap' }}>
        <BusyButton variant="contained" isBusy={isLoading} onClick={() => void next()}>
          {t('imports:columns.next')}
        </BusyButton>
        <Button color="inherit" onClick={() => void leave()}>
          {t('imports:forget')}
        </Button>
      </Stack>
    </Card>
  );
}
