import Box from '@mui/material/Box';
import { Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';

interface RatingValueProps {
  /** The average is in hundredths of a star; null when there are no ratings. */
  rating: { average: number; count: number } | null;
}

/** The average rating and the number of ratings: «4,5 (12)». */
export function RatingValue({ rating }: RatingValueProps) {
  const { t, i18n } = useTranslation('content');
  if (!rating) return null;
  const average = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 }).format(
    rating.average / 100,
  );
  return (
    <Box
      component="span"
      role="img"
      aria-label={t('rating.of', { average, count: rating.count })}
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, whiteSpace: 'nowrap' }}
    >
      <Box component={Star} size={15} sx={{ color: 'warning.main', fill: 'currentColor' }} aria-hidden />
      <span aria-hidden>{t('rating.short', { average, count: rating.count })}</span>
    </Box>
  );
}
