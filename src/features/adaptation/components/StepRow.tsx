import limits from '@graphql/limits.json';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { FormLineField } from '@src/components/form/FormLineField';
import { FormNumberField } from '@src/components/form/FormNumberField';
import { FormSelect } from '@src/components/form/FormSelect';
import { FormTextField } from '@src/components/form/FormTextField';
import { NotebookText, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { StepValues } from '../forms/template-form';
import { lanes, stepKinds } from '../lib/plan';

/** Table columns on a wide page, otherwise two or three lines of fields. */
export const stepGrid = {
  display: 'grid',
  columnGap: 1,
  rowGap: 1,
  alignItems: 'start',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr) minmax(0, 1fr) auto',
    lg: '128px minmax(0, 1fr) 172px 236px 108px 76px',
  },
  gridTemplateAreas: {
    xs: '"title title title" "lane lane lane" "kind kind kind" "day weight tools" "text text text"',
    sm: '"title title title" "lane kind kind" "day weight tools" "text text text"',
    lg: '"day title lane kind weight tools" ". text text text text ."',
  },
  // A narrower window has no room for two numbers with their buttons beside the tools.
  '@media (max-width: 359px)': {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    gridTemplateAreas: '"title title" "lane lane" "kind kind" "day weight" "tools tools" "text text"',
  },
} as const;

/** The table head shows the labels once; screen readers still announce them for each field. */
const hiddenLabels = {
  position: { lg: 'absolute' },
  width: { lg: '1px' },
  height: { lg: '1px' },
  overflow: { lg: 'hidden' },
  clipPath: { lg: 'inset(50%)' },
  whiteSpace: { lg: 'nowrap' },
} as const;

interface StepRowProps {
  index: number;
  step: StepValues;
  onRemove: () => void;
}

/** One step of a template: a row of fields with collapsible details. */
export function StepRow({ index, step, onRemove }: StepRowProps) {
  const { t } = useTranslation('adaptation');
  const [isOpen, setIsOpen] = useState(false);
  const name = (field: string) => `steps.${index}.${field}`;
  const title = step.title || String(index + 1);
  const details = t('adaptation:step.details', { title });
  return (
    <Box
      component="li"
      sx={[
        stepGrid,
        {
          py: { xs: 1.5, lg: 0.5 },
          borderTop: 1,
          borderColor: 'divider',
          '& .MuiFormControl-root > div:first-of-type': { mb: { lg: 0 } },
          '& .MuiFormLabel-root': hiddenLabels,
        },
      ]}
    >
      <Cell area="day">
        <FormNumberField
          name={name('day')}
          label={t('adaptation:form.day')}
          min={limits.planDayMin}
          max={limits.planDayMax}
        />
      </Cell>
      <Cell area="title">
        <FormLineField
          name={name('title')}
          label={t('adaptation:form.title')}
          isRequired
          maxLength={limits.stepTitle}
        />
      </Cell>
      <Cell area="lane">
        <FormSelect
          name={name('lane')}
          label={t('adaptation:form.lane')}
          choices={lanes.map((value) => ({ value, label: t(`adaptation:lane.${value}`) }))}
        />
      </Cell>
      <Cell area="kind">
        <FormSelect
          name={name('kind')}
          label={t('adaptation:form.kind')}
          choices={stepKinds.map((value) => ({ value, label: t(`adaptation:kind.${value}`) }))}
        />
      </Cell>
      <Cell area="weight">
        <FormNumberField
          name={name('weight')}
          label={t('adaptation:form.weight')}
          min={1}
          max={limits.stepWeightMax}
        />
      </Cell>
      {isOpen ? (
        <Cell area="text">
          <FormTextField
            name={name('text')}
            label={t('adaptation:form.text')}
            placeholder={t('adaptation:form.text')}
            maxLength={limits.stepText}
            autoFocus
          />
        </Cell>
      ) : null}
      <Box sx={{ gridArea: 'tools', display: 'flex', alignSelf: { xs: 'end', lg: 'start' } }}>
        <Tooltip title={step.text || details}>
          <IconButton
            aria-label={details}
            aria-expanded={isOpen}
            color={step.text ? 'primary' : 'default'}
            onClick={() => setIsOpen((now) => !now)}
          >
            <NotebookText />
          </IconButton>
        </Tooltip>
        <IconButton aria-label={t('adaptation:step.remove', { title })} onClick={onRemove}>
          <Trash2 />
        </IconButton>
      </Box>
    </Box>
  );
}

const Cell = ({ area, children }: { area: string; children: ReactNode }) => (
  <Box sx={{ gridArea: area, minWidth: 0 }}>{children}</Box>
);
