import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router-dom';
import type { RightArea } from '@src/api/init';
import { SkeletonCards } from '@src/components/feedback/Skeletons';
import { PageHeader } from '@src/components/layout/PageHeader';
import { personName } from '@src/lib/person';
import { useAppSelector } from '@src/store/hooks';
import { selectCan, selectViewedPerson } from '@src/store/selectors/rights';
import { selectUser } from '@src/store/selectors/roles';

/** A page of a section; the section's tabs are an array of these. */
export interface SectionTab {
  /** Appended to the section's path; `''` is its first page. */
  path: string;
  /** Translation key of its name. */
  title: string;
  /**
   * Translation key of its purpose line. `{{name}}` is the current user; with the `_viewed` context, it is the person viewed as.
   */
  purpose: string;
  /** The right area whose read right shows the tab; without one, everybody sees it. */
  area?: RightArea;
}

interface SectionFrameProps {
  basePath: string;
  tabs: readonly SectionTab[];
}

/** The shared header of a section and its current page. The header stays visible while a page waits for its translations. */
export function SectionFrame({ basePath, tabs }: SectionFrameProps) {
  const { t } = useTranslation('navigation');
  const { pathname } = useLocation();
  const can = useAppSelector(selectCan);
  const user = useAppSelector(selectUser);
  const isHere = ({ path }: SectionTab) => `${pathname}/`.startsWith(`${basePath}${path}/`);
  const current = tabs.filter(isHere).sort((a, b) => b.path.length - a.path.length)[0];
  const viewed = useAppSelector(selectViewedPerson);
  const name = user ? user.nameFirst || personName(user) : '';
  return (
    <>
      <PageHeader
        title={current ? t(current.title) : ''}
        purpose={current ? <Purpose text={current.purpose} name={name} viewed={viewed} /> : undefined}
        tabs={{
          basePath,
          items: tabs.map(({ path, title, area }) => ({
            path,
            label: t(title),
            show: area === undefined || can(area),
          })),
        }}
      />
      <Suspense fallback={<SkeletonCards />}>
        <Outlet />
      </Suspense>
    </>
  );
}

interface PurposeProps {
  text: string;
  /** The name of the current user. */
  name: string;
  /** The name of the person viewed as; the purpose line is then about them. */
  viewed: string | null;
}

/** Uses the page's translations; the header does not wait for them. */
function Purpose(props: PurposeProps) {
  return (
    <Suspense fallback={<>&nbsp;</>}>
      <PurposeText {...props} />
    </Suspense>
  );
}

function PurposeText({ text, name, viewed }: PurposeProps) {
  const { t } = useTranslation(text.split(':')[0]);
  return t(text, viewed === null ? { name } : { name: viewed, context: 'viewed' });
}
