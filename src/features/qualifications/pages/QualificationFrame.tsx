import { useTranslation } from 'react-i18next';
import { contentPath } from '@src/content/content-kind';
import { ObjectFrame, type ObjectPage, type ObjectPageProps } from '@src/content/pages/ObjectFrame';
import { useContentRoute } from '@src/content/pages/useContentRoute';
import { type QualificationDetails, useQualificationQuery } from '../api';
import { qualificationKind } from '../kind';
import { BUNDLES, bundleOf } from '../view/bundles';
import { QualificationKindPage } from './QualificationKindPage';

const pages: readonly ObjectPage[] = ['view', 'access', 'edit'];

/** The header and tabs shared by all pages of one qualification. */
export function QualificationFrame(props: ObjectPageProps<QualificationDetails>) {
  return (
    <QualificationKindPage>
      <Framed {...props} />
    </QualificationKindPage>
  );
}

function Framed(props: ObjectPageProps<QualificationDetails>) {
  const { t } = useTranslation('qualifications');
  const { id } = useContentRoute();
  const { currentData, error, isFetching, refetch } = useQualificationQuery({ id });
  const version = currentData?.qualification?.currentVersion;
  const tabs = BUNDLES.filter(({ segment }) => version && bundleOf(version, segment).length > 0);
  return (
    <ObjectFrame
      {...props}
      object={{ data: currentData?.qualification, error, isFetching, refetch }}
      isAsked={false}
      pages={pages}
      ownTabs={tabs.map(({ segment }) => ({
        path: `${contentPath(qualificationKind, 'my', id, 'view')}/${segment}`,
        label: t(`bundle.${segment}`),
      }))}
      describe={({ level, currentVersion }) =>
        [
          t('level', { level }),
          currentVersion ? t('components', { count: currentVersion.itemCount }) : '',
          currentVersion ? t(validityOf(currentVersion), { count: currentVersion.validityMonths }) : '',
        ]
          .filter((fact) => fact !== '')
          .join(' · ')
      }
    />
  );
}

const validityOf = ({ validityMonths }: { validityMonths: number }) =>
  validityMonths === 0 ? 'validity_endless' : 'validity';
