import { createContext, useContext, useMemo } from 'react';
import { contentFile } from '@src/lib/statics';
import type { StoredFile } from '../types';

/** The URLs of pictures by content id, as texts reference them. */
export type PictureAddresses = ReadonlyMap<string, string>;

const nothing: PictureAddresses = new Map();

/** The pictures of the surrounding text. */
export const PicturesContext = createContext(nothing);

export const usePictures = (): PictureAddresses => useContext(PicturesContext);

/** Returns the URLs of some pictures. They change every hour; the map stays the same until they do. */
export function usePictureAddresses(pictures: readonly StoredFile[]): PictureAddresses {
  const key = JSON.stringify(pictures.map((content) => [String(content.id), contentFile(content).url]));
  return useMemo(() => {
    const entries: [string, string][] = JSON.parse(key);
    return new Map(entries);
  }, [key]);
}
