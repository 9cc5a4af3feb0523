import type { ReactNode } from 'react';
import type { Attachment } from '../api';
import { PicturesContext, usePictureAddresses } from '../lib/picture-addresses';

interface ClausePicturesProps {
  pictures: readonly Attachment[];
  children: ReactNode;
}

/** Texts that show these pictures. */
export function ClausePictures({ pictures, children }: ClausePicturesProps) {
  return <PicturesContext value={usePictureAddresses(pictures)}>{children}</PicturesContext>;
}
