import Button from '@mui/material/Button';
import { MapPin } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch } from '@src/store/hooks';
import { tourStarted } from '@src/store/slices/tour';
import type { FaqEntry } from '../api';

/** «Показать на экране»: starts the answer's tour through the user's own pages. */
export function ShowOnScreen({ entry: { title, tour } }: { entry: FaqEntry }) {
  const { t } = useTranslation('faq');
  const dispatch = useAppDispatch();
  if (tour.length === 0) return null;
  const steps = tour.map(({ route, anchor, text }) => ({ route: route ?? null, anchor, text }));
  return (
    <Button
      variant="contained"
      startIcon={<MapPin size={16} aria-hidden />}
      onClick={() => dispatch(tourStarted({ title, steps }))}
    >
      {t('faq:tour.start')}
    </Button>
  );
}
