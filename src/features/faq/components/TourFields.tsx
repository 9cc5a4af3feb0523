import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { FieldArray, useFormikContext } from 'formik';
import { Plus, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { isTourAnchor, needsRoute, TOUR_ANCHORS } from '@domain/tour-anchors';
import limits from '@graphql/limits.json';
import { FormSelect } from '@src/components/form/FormSelect';
import { FormTextField } from '@src/components/form/FormTextField';
import { EMPTY_STEP, type EntryValues, TOUR_PAGES } from '../lib/entry-form';

/** The steps of «Показать на экране», in order. */
export function TourFields() {
  const { t } = useTranslation('faq');
  const { tour } = useFormikContext<EntryValues>().values;
  return (
    <FieldArray name="tour">
      {({ push, remove }) => (
        <Stack spacing={2}>
          {tour.map((step, index) => (
            <TourStepFields
              // A step is identified by its index.
              key={index}
              index={index}
              hasPage={isTourAnchor(step.anchor) && needsRoute(step.anchor)}
              onRemove={() => remove(index)}
            />
          ))}
          {tour.length < limits.faqTour ? (
            <Box>
              <Button size="small" variant="outlined" startIcon={<Plus />} onClick={() => push(EMPTY_STEP)}>
                {t('faq:tour.add')}
              </Button>
            </Box>
          ) : null}
        </Stack>
      )}
    </FieldArray>
  );
}

interface TourStepFieldsProps {
  index: number;
  hasPage: boolean;
  onRemove: () => void;
}

function TourStepFields({ index, hasPage, onRemove }: TourStepFieldsProps) {
  const { t } = useTranslation('faq');
  const number = index + 1;
  return (
    <Stack role="group" aria-label={t('faq:tour.step', { number })} direction="row" spacing={1}>
      <Box sx={grid}>
        <FormSelect
          name={`tour.${index}.anchor`}
          label={t('faq:tour.anchor', { number })}
          choices={TOUR_ANCHORS.map((value) => ({ value, label: t(`faq:anchor.${value}`) }))}
        />
        {hasPage ? (
          <FormSelect
            name={`tour.${index}.route`}
            label={t('faq:tour.page')}
            choices={Object.entries(TOUR_PAGES).map(([value, key]) => ({ value, label: t(key) }))}
            isRequired
          />
        ) : (
          <span />
        )}
        <FormTextField
          name={`tour.${index}.textRu`}
          label={t('faq:tour.textRu')}
          maxLength={limits.faqTourStep}
          isRequired
        />
        <FormTextField
          name={`tour.${index}.textEn`}
          label={t('faq:tour.textEn')}
          maxLength={limits.faqTourStep}
        />
      </Box>
      <IconButton
        aria-label={t('faq:tour.remove', { number })}
        onClick={onRemove}
        sx={{ alignSelf: 'flex-start' }}
      >
        <Trash2 />
      </IconButton>
    </Stack>
  );
}

const grid = {
  flex: 1,
  minWidth: 0,
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' },
} as const;
