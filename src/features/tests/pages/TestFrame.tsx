import { useTranslation } from 'react-i18next';
import { ObjectFrame, type ObjectPage, type ObjectPageProps } from '@src/content/pages/ObjectFrame';
import { useContentRoute } from '@src/content/pages/useContentRoute';
import { type TestDetails, useTestQuery } from '../api';
import { TestKindPage } from './TestKindPage';

const pages: readonly ObjectPage[] = ['passing', 'execution', 'edit', 'access'];

/** The header and tabs shared by all pages of one test. */
export function TestFrame(props: ObjectPageProps<TestDetails>) {
  return (
    <TestKindPage>
      <Framed {...props} />
    </TestKindPage>
  );
}

function Framed(props: ObjectPageProps<TestDetails>) {
  const { t } = useTranslation('tests');
  const { id } = useContentRoute();
  const { currentData, error, isFetching, refetch } = useTestQuery({ id });
  return (
    <ObjectFrame
      {...props}
      object={{ data: currentData?.test, error, isFetching, refetch }}
      isAsked={false}
      pages={pages}
      describe={({ category, currentVersion }) =>
        [category, currentVersion ? t('questions', { count: currentVersion.questionCount }) : '']
          .filter((fact) => fact !== '')
          .join(' · ') || t('one')
      }
    />
  );
}
