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

/** A page of a section, as data: a section's tabs stand in one list. */
export interface SectionTab {
  /** Joined to the section's path; `''` is its first page. */
  path: string;
  /** Key of its name. */
  title: string;
  /** Key of the line that says what it is for. `{{name}}` is the person who looks; with `_viewed`, the person looked as. */
  purpose: string;
  /** Whose read right shows it; without one everybody sees it. */
  area?: RightArea;
}

interface SectionFrameProps {
  basePath: string;
  tabs: readonly SectionTab[];
}

/**
 * The header that the pages of a section share, and the page that the address names. A page that waits for its words
 * leaves the header where it is.
 */
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
  /** Of the person who looks. */
  name: string;
  /** The person as whom the cabinet is looked at: the line is then about them. */
  viewed: string | null;
}

/** Its words are the page's own: the header does not wait for them. */
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
