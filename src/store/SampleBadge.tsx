import { lazy, Suspense } from 'react';
import type { SampleKind } from '@src/api/samples';
import { useAppSelector } from './hooks';

/** Hardly any organization has sample data, so the badge is loaded with the first one. */
const SampleMark = lazy(async () => ({ default: (await import('./SampleMark')).SampleMark }));

export interface SampleBadgeProps {
  kind: SampleKind;
  id: number;
  /** Beside nothing. */
  isAlone?: boolean;
}

/** «Пример» beside sample data that nobody has changed since. */
export function SampleBadge(props: SampleBadgeProps) {
  const hasSample = useAppSelector(({ app }) => Boolean(app.consts?.sample));
  if (!hasSample) return null;
  return (
    <Suspense>
      <SampleMark {...props} />
    </Suspense>
  );
}
