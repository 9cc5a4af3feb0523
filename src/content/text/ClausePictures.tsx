import type { ReactNode } from 'react';
import type { StoredFile } from '../types';
import { PicturesContext, usePictureAddresses } from '../lib/picture-addresses';

interface ClausePicturesProps {
  pictures: readonly StoredFile[];
  children: ReactNode;
}

/** Provides pictures to the texts inside. */
export function ClausePictures({ pictures, children }: ClausePicturesProps) {
  return <PicturesContext value={usePictureAddresses(pictures)}>{children}</PicturesContext>;
}
