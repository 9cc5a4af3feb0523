import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { BusyButton } from '@src/components/form/BusyButton';
import type { ObjectType } from '@src/api/generated/types';
import { useCall } from '@src/store/useCall';
import { useObjectTakeMutation } from '../first-api';

interface TakeButtonProps {
  objectType: ObjectType;
  objectId: number;
  /** The object's name, which distinguishes the buttons for screen readers. */
  name: string;
  /** The page to open afterwards. */
  to: string;
}

/** Takes an object from the shelf and opens it. */
export function TakeButton({ objectType, objectId, name, to }: TakeButtonProps) {
  const { t } = useTranslation('content');
  const [take, { isLoading }] = useObjectTakeMutation();
  const call = useCall();
  const navigate = useNavigate();
  const press = async () => {
    await call(take({ objectType, objectId }));
    void navigate(to);
  };
  return (
    <BusyButton
      variant="contained"
      size="small"
      isBusy={isLoading}
      aria-label={t('shelf.takeOf', { name })}
      // Above the link that covers the whole card.
      sx={{ position: 'relative', zIndex: 1 }}
      onClick={() => void press().catch(() => undefined)}
    >
      {t('shelf.take')}
    </BusyButton>
  );
}
