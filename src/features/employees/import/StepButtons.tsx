import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import type { ImportUrl } from './import-steps';

type OpenStep = 'columns' | 'places' | 'rows' | 'summary';

interface StepButtonsProps {
  back: OpenStep;
  next: OpenStep;
  url: ImportUrl;
}

/** Buttons to the previous and next step; nothing is lost either way. */
export function StepButtons({ back, next, url }: StepButtonsProps) {
  const { t } = useTranslation('imports');
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ mt: 2.5, flexWrap: 'wrap' }}>
      <Button variant="contained" onClick={() => url.setState({ step: next })}>
        {t('imports:next')}
      </Button>
      <Button color="inherit" onClick={() => url.setState({ step: back })}>
        {t('imports:previous')}
      </Button>
    </Stack>
  );
}
