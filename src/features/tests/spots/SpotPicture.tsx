import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Region, Spot } from '@domain/questions/question';
import { usePictures } from '@src/content/lib/picture-addresses';

interface SpotPictureProps {
  imageId: number;
  alt: string;
  /** Rendered over the picture, positioned in percent. */
  children: ReactNode;
}

const frame = { position: 'relative', display: 'inline-block', maxWidth: '100%', lineHeight: 0 } as const;
/** In its original size, but never wider than the page, keeping the aspect ratio. */
const drawn = { display: 'block', maxWidth: '100%', width: 'auto', height: 'auto', borderRadius: 1 } as const;

/** The picture of a question with its marks. */
export function SpotPicture({ imageId, alt, children }: SpotPictureProps) {
  const { t } = useTranslation('tests');
  const address = usePictures().get(String(imageId));
  const [failed, setFailed] = useState<string>();
  if (address === undefined || failed === address) {
    return <Alert severity="warning">{t('spot.missing', { alt })}</Alert>;
  }
  return (
    <Box sx={frame}>
      <Box
        component="img"
        src={address}
        alt={alt}
        draggable={false}
        onError={() => setFailed(address)}
        sx={drawn}
      />
      {children}
    </Box>
  );
}

const percent = (thousandths: number): string => `${thousandths / 10}%`;

/** Returns the styles that position an element at this region. */
export const placedRegion = ({ x, y, width, height }: Region) => ({
  position: 'absolute' as const,
  ...{ left: percent(x), top: percent(y), width: percent(width), height: percent(height) },
});

/** Returns the styles that center an element at this spot. */
export const placedSpot = ({ x, y }: Spot) => ({
  position: 'absolute' as const,
  ...{
    left: percent(x),
    top: percent(y),
    transform: 'translate(-50%, -50%)',
    pointerEvents: 'none' as const,
  },
});

interface SpotMarkProps {
  spot: Spot;
  /** Set when there are several. */
  number?: number | undefined;
}

/** A marked spot, visible on any picture, light or dark. */
export function SpotMark({ spot, number }: SpotMarkProps) {
  return (
    <Box
      aria-hidden
      data-spot
      style={placedSpot(spot)}
      sx={{
        ...{ width: 26, height: 26, borderRadius: '50%', display: 'grid', placeItems: 'center' },
        ...{ bgcolor: '#B3261E', color: '#FFFFFF', fontSize: 13, fontWeight: 600, lineHeight: 1 },
        boxShadow: '0 0 0 2px #FFFFFF, 0 0 0 4px #15201F',
      }}
    >
      {number ?? <Box sx={{ width: 6, height: 6, borderRadius: '50%', bgcolor: '#FFFFFF' }} />}
    </Box>
  );
}

/** A correct region. */
export function RightRegion({ region, number }: { region: Region; number: number }) {
  return (
    <Box
      aria-hidden
      data-region
      style={placedRegion(region)}
      sx={{
        ...{ border: '2px dashed #FFFFFF', outline: '2px solid #1B6B3A', bgcolor: 'rgb(27 107 58 / 28%)' },
        pointerEvents: 'none',
      }}
    >
      <RegionNumber number={number} />
    </Box>
  );
}

/** The number in the corner of a region. */
export function RegionNumber({ number }: { number: number }) {
  return (
    <Box
      component="span"
      sx={{
        ...{ position: 'absolute', left: 0, top: 0, minWidth: 20, px: 0.5, fontSize: 13, lineHeight: '20px' },
        ...{ bgcolor: '#1B6B3A', color: '#FFFFFF', fontWeight: 600, textAlign: 'center' },
      }}
    >
      {number}
    </Box>
  );
}
