import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import { Tour as Spotlight } from '@reactour/tour';
import { X } from 'lucide-react';
import { useCallback, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'react-redux';
import { useAppDispatch } from '@src/store/hooks';
import { type Tour, tourEnded } from '@src/store/slices/tour';
import type { RootState } from '@src/store/reducer';
import { useNotify } from '@src/store/useNotify';
import { opens } from '../routes/opens';
import { useTourSteps } from './useTourSteps';

const nothing = () => undefined;

/** The «Показать на экране» tour, which leads through the user's own pages step by step. */
export function TourRunner({ tour }: { tour: Tour }) {
  const { t } = useTranslation('faq');
  const theme = useTheme();
  const store = useStore<RootState>();
  const dispatch = useAppDispatch();
  const notify = useNotify();
  const end = useCallback(
    ({ isNothing }: { isNothing: boolean }) => {
      dispatch(tourEnded());
      if (isNothing) notify.info(t('faq:tour.nothing'));
    },
    [dispatch, notify, t],
  );
  const close = () => end({ isNothing: false });
  const isOpenTo = useCallback((path: string) => opens(path, store.getState()), [store]);
  const { shown, skipped, go } = useTourSteps(tour, isOpenTo, end);
  const step = shown ? tour.steps[shown.index] : undefined;
  if (!shown || !step) return null;
  const card = (
    <StepCard
      key={shown.index}
      title={tour.title}
      text={step.text}
      place={t('faq:tour.place', { number: shown.index + 1, count: tour.steps.length })}
      skipped={skipped}
      isFirst={shown.index === 0}
      isLast={shown.index === tour.steps.length - 1}
      onStep={go}
      onClose={close}
    />
  );
  return (
    <Spotlight
      isOpen
      steps={[{ selector: shown.element, content: card }]}
      currentStep={0}
      setCurrentStep={nothing}
      setIsOpen={nothing}
      setSteps={nothing}
      setDisabledActions={nothing}
      disabledActions={false}
      disableKeyboardNavigation
      disableFocusLock={false}
      onClickMask={close}
      padding={{ mask: 6, popover: [12, 12] }}
      styles={{
        // Above everything on the page, below the card and the notifications.
        maskWrapper: (base) => ({ ...base, color: '#000', opacity: 0.55, zIndex: theme.zIndex.modal }),
        popover: (base) => ({
          ...base,
          padding: 0,
          maxWidth: 'min(360px, calc(100vw - 24px))',
          borderRadius: 12,
          color: theme.palette.text.primary,
          backgroundColor: theme.palette.background.paper,
          zIndex: theme.zIndex.modal + 1,
        }),
      }}
      showBadge={false}
      showCloseButton={false}
      showNavigation={false}
    />
  );
}

interface StepCardProps {
  title: string;
  text: string;
  place: string;
  skipped: number;
  isFirst: boolean;
  isLast: boolean;
  onStep: (by: 1 | -1) => void;
  onClose: () => void;
}

function StepCard({ title, text, place, skipped, isFirst, isLast, onStep, onClose }: StepCardProps) {
  const { t } = useTranslation('faq');
  const titleId = useId();
  return (
    <Box
      role="dialog"
      aria-labelledby={titleId}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose();
      }}
      sx={{ p: 2 }}
    >
      <Stack direction="row" spacing={1} sx={{ alignItems: 'flex-start' }}>
        <Typography id={titleId} color="textSecondary" sx={{ flex: 1, fontSize: 13 }}>
          {title}
        </Typography>
        <IconButton size="small" aria-label={t('common:action.close')} onClick={onClose}>
          <X size={16} aria-hidden />
        </IconButton>
      </Stack>
      <Typography sx={{ mt: 0.5, mb: 1.5 }} aria-live="polite">
        {text}
      </Typography>
      {skipped > 0 ? (
        <Typography color="textSecondary" sx={{ mb: 1.5, fontSize: 13 }}>
          {t('faq:tour.skipped', { count: skipped })}
        </Typography>
      ) : null}
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        <Typography color="textSecondary" sx={{ flex: 1, fontSize: 13 }}>
          {place}
        </Typography>
        {isFirst ? null : <Button onClick={() => onStep(-1)}>{t('faq:tour.back')}</Button>}
        <Button variant="contained" autoFocus onClick={() => onStep(1)}>
          {t(isLast ? 'faq:tour.done' : 'faq:tour.next')}
        </Button>
      </Stack>
    </Box>
  );
}
