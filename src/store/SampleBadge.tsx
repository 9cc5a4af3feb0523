import { Suspense } from 'react';
import { lazyPart } from '@src/components/feedback/lazy-part';
import { useAppSelector } from './hooks';
import type { SampleBadgeProps } from './SampleMark';

/** Hardly any organization has sample data, so the badge is loaded with the first one. */
const SampleMark = lazyPart(async () => (await import('./SampleMark')).SampleMark, { isOptional: true });

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
