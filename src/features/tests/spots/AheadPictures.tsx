import Box from '@mui/material/Box';
import { usePictures } from '@src/content/lib/picture-addresses';

/** Preloads the pictures of all questions, so that a later connection loss does not affect them. */
export function AheadPictures() {
  return (
    <Box aria-hidden sx={{ position: 'absolute', width: 0, height: 0, overflow: 'hidden' }}>
      {[...usePictures()].map(([id, address]) => (
        <img key={id} src={address} alt="" />
      ))}
    </Box>
  );
}
