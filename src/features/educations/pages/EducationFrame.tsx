import { useContext } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { EmbeddedContext } from '@src/content/content-kind';
import { ObjectFrame, type ObjectPage, type ObjectPageProps } from '@src/content/pages/ObjectFrame';
import { useContentRoute } from '@src/content/pages/useContentRoute';
import { type EducationDetails, useEducationQuery } from '../api';
import type { EducationKind } from '../kind';
import { EducationKindPage } from './EducationKindPage';

const pages: readonly ObjectPage[] = ['viewEducation', 'access', 'edit'];

/** The header and tabs shared by all pages of one education. */
export function EducationFrame(props: ObjectPageProps<EducationDetails>) {
  return <EducationKindPage>{(kind) => <Framed kind={kind} {...props} />}</EducationKindPage>;
}

function Framed({ kind, ...props }: ObjectPageProps<EducationDetails> & { kind: EducationKind }) {
  const { t } = useTranslation('educations');
  const { id } = useContentRoute();
  const embedded = useContext(EmbeddedContext);
  const { pathname, search } = useLocation();
  const { currentData, error, isFetching, refetch } = useEducationQuery({ id });
  const education = currentData?.education;
  if (!embedded && education && education.typeContent !== kind.typeContent) {
    // Redirects from the other type's address to the education's own.
    const own = pathname.replace(`/education/${kind.typeContent}/`, `/education/${education.typeContent}/`);
    return <Navigate to={`${own}${search}`} replace />;
  }
  return (
    <ObjectFrame
      {...props}
      object={{ data: education, error, isFetching, refetch }}
      isAsked={false}
      pages={pages}
      describe={({ category, currentVersion }) =>
        [category, currentVersion ? t('minutes', { count: currentVersion.minutes }) : '']
          .filter((fact) => fact !== '')
          .join(' · ') || t(`type.${kind.typeContent}`)
      }
    />
  );
}
