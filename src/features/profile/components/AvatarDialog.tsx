import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import { ZoomIn, ZoomOut } from 'lucide-react';
import { useState } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { useTranslation } from 'react-i18next';
import { ContentDialog } from '@src/components/feedback/ContentDialog';
import { BusyButton } from '@src/components/form/BusyButton';
import { useNotify } from '@src/store/useNotify';
import { cropPicture } from '../lib/crop-picture';

export interface ChosenPicture {
  file: File;
  /** The object URL of the file, valid for this page only. */
  address: string;
}

interface AvatarDialogProps {
  picture: ChosenPicture;
  /** Returns whether it was saved. */
  onSave: (picture: File) => Promise<boolean>;
  onClose: () => void;
}

const ZOOM_MAX = 4;

/** Crops a picture for the avatar: dragged, or moved with arrow keys. */
export function AvatarDialog({ picture, onSave, onClose }: AvatarDialogProps) {
  const { t } = useTranslation('profile');
  const notify = useNotify();
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const unreadable = () => notify.error(t('profile:avatar.unreadable'));

  const save = async () => {
    if (!area) return;
    setIsBusy(true);
    const cut = await cropPicture(picture.file, area).catch(() => null);
    if (!cut) unreadable();
    else if (await onSave(cut)) return onClose();
    setIsBusy(false);
  };

  return (
    <ContentDialog
      title={t('profile:avatar.crop')}
      onClose={isBusy ? undefined : onClose}
      maxWidth="xs"
      actions={
        <>
          <Button color="inherit" onClick={onClose} disabled={isBusy}>
            {t('common:action.cancel')}
          </Button>
          <BusyButton variant="contained" isBusy={isBusy} disabled={!area} onClick={() => void save()}>
            {t('profile:avatar.save')}
          </BusyButton>
        </>
      }
    >
      <Box
        sx={{ position: 'relative', height: 300, borderRadius: 1, overflow: 'hidden', bgcolor: 'grey.900' }}
      >
        <Cropper
          image={picture.address}
          crop={crop}
          zoom={zoom}
          maxZoom={ZOOM_MAX}
          aspect={1}
          cropShape="round"
          showGrid={false}
          disableAutomaticStylesInjection
          cropperProps={{ 'aria-label': t('profile:avatar.area') }}
          mediaProps={{
            alt: '',
            onError: () => {
              unreadable();
              onClose();
            },
          }}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_percent, pixels) => setArea(pixels)}
        />
      </Box>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center', mt: 2 }}>
        <ZoomOut size={18} aria-hidden />
        <Slider
          aria-label={t('profile:avatar.zoom')}
          min={1}
          max={ZOOM_MAX}
          step={0.1}
          value={zoom}
          onChange={(_event, value) => setZoom(Number(value))}
        />
        <ZoomIn size={18} aria-hidden />
      </Stack>
    </ContentDialog>
  );
}
