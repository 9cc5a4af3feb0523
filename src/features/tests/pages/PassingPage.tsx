import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '@src/components/feedback/EmptyState';
import { Passing } from '../passing/Passing';
import { TestFrame } from './TestFrame';

interface PassingPageProps {
  /** «Почему мне это?» of an obligation. */
  reasons: (assignmentId: number) => ReactNode;
  /** What to do after it, once it is passed. */
  next: ReactNode;
}

/** A test, to be taken. */
export function PassingPage(slots: PassingPageProps) {
  const { t } = useTranslation('tests');
  return (
    <TestFrame>
      {(test) =>
        test.currentVersion ? (
          <Passing key={test.id} test={test} version={test.currentVersion} {...slots} />
        ) : (
          <EmptyState title={t('unpublished.title')} text={t('unpublished.text')} />
        )
      }
    </TestFrame>
  );
}
