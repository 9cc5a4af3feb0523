import type { ComponentProps } from 'react';
import { SafeHtml } from '@src/components/text/SafeHtml';
import { usePictures } from '../lib/picture-addresses';

/** The text of a clause with its pictures. */
export function ClauseHtml(props: Omit<ComponentProps<typeof SafeHtml>, 'pictures'>) {
  return <SafeHtml {...props} pictures={usePictures()} />;
}
