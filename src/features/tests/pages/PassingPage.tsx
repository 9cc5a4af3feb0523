import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '@src/components/feedback/EmptyState';
import { Passing } from '../passing/Passing';
import { TestFrame } from './TestFrame';

interface PassingPageProps {
  /** Renders «Почему мне это?» for an assignment. */
  reasons: (assignmentId: number) => ReactNode;
  /** The next task, shown after the test is passed. */
  next: ReactNode;
}

/** The page where a test is taken. */
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
