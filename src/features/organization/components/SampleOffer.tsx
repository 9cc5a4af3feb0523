import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { Croissant, Laptop, type LucideIcon, ShoppingBasket, Warehouse } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type SampleIndustry, useSampleFillMutation } from '@src/api/samples';
import { takeSample } from '@src/lib/carried-sample';
import { useNotify } from '@src/store/useNotify';

const industries: readonly { key: SampleIndustry; icon: LucideIcon }[] = [
  { key: 'bakery', icon: Croissant },
  { key: 'shop', icon: ShoppingBasket },
  { key: 'office', icon: Laptop },
  { key: 'warehouse', icon: Warehouse },
];

/** Offers sample data of an industry to an empty organization; a sample chosen at registration is filled in immediately. */
export function SampleOffer() {
  const { t } = useTranslation('organization');
  const notify = useNotify();
  const [fill, { isLoading }] = useSampleFillMutation();
  const isAsked = useRef(false);
  const take = async (industry: SampleIndustry) => {
    const { error } = await fill({ industry });
    if (error) notify.failure(error);
    else notify.success(t('organization:sample.filled'));
  };
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    const carried = takeSample();
    const chosen = industries.find(({ key }) => key === carried);
    if (chosen) void take(chosen.key);
  });
  return (
    <Card
      component="section"
      aria-labelledby="sample-title"
      aria-busy={isLoading}
      sx={{ p: { xs: 2, sm: 2.5 } }}
    >
      <Typography id="sample-title" component="h2" variant="h2">
        {t('organization:sample.offer')}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 1.5 }}>
        {t('organization:sample.offerText')}
      </Typography>
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))' }}>
        {industries.map(({ key, icon: Icon }) => (
          <Button
            key={key}
            variant="outlined"
            disabled={isLoading}
            startIcon={<Icon />}
            onClick={() => void take(key)}
            sx={{ justifyContent: 'flex-start', py: 1.25 }}
          >
            {t(`organization:sample.industry.${key}`)}
          </Button>
        ))}
      </Box>
      {isLoading ? <LinearProgress aria-label={t('organization:sample.filling')} sx={{ mt: 2 }} /> : null}
    </Card>
  );
}
