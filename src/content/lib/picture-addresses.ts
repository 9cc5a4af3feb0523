import { createContext, useContext, useMemo } from 'react';
import { contentFile } from '@src/lib/statics';
import type { StoredFile } from '../types';

/** Addresses of pictures by the id of their content, as texts name them. */
export type PictureAddresses = ReadonlyMap<string, string>;

const nothing: PictureAddresses = new Map();

/** Of the text around here. */
export const PicturesContext = createContext(nothing);

export const usePictures = (): PictureAddresses => useContext(PicturesContext);

/** The addresses of some pictures. They change by the hour; the map stays the same until they do. */
export function usePictureAddresses(pictures: readonly StoredFile[]): PictureAddresses {
  const key = JSON.stringify(pictures.map((content) => [String(content.id), contentFile(content).url]));
  return useMemo(() => {
    const entries: [string, string][] = JSON.parse(key);
    return new Map(entries);
  }, [key]);
}
