import { useTranslation } from 'react-i18next';
import { useContentKind } from './content-kind';

const ownFirst = { nsMode: 'fallback' } as const;

/** Words of pages over content: what the kind says by itself, else what all kinds say. */
export function useContentText() {
  const { words } = useContentKind();
  return useTranslation([words, 'content'], ownFirst);
}
