import Box from '@mui/material/Box';
import { usePictures } from '@src/content/lib/picture-addresses';

/** Loads the pictures of all questions at once: a connection that is lost later takes none of them away. */
export function AheadPictures() {
  return (
    <Box aria-hidden sx={{ position: 'absolute', width: 0, height: 0, overflow: 'hidden' }}>
      {[...usePictures()].map(([id, address]) => (
        <img key={id} src={address} alt="" />
      ))}
    </Box>
  );
}
