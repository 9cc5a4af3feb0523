import Typography from '@mui/material/Typography';
import { type ComponentProps, type ReactNode, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '@src/components/feedback/EmptyState';
import { Loaded } from '@src/components/feedback/Loaded';
import { SkeletonPage } from '@src/components/feedback/Skeletons';
import { BackLink } from '@src/components/layout/BackLink';
import { PageHeader } from '@src/components/layout/PageHeader';
import { usePageTitle } from '@src/components/routing/page-title';
import { DeniedHere } from '@src/components/routing/DeniedHere';
import { useIsEdit } from '@src/store/useEditMode';
import {
  contentPath,
  EmbeddedContext,
  listPath,
  type ReaderPage,
  readerPage,
  useContentKind,
} from '../content-kind';
import { ContentStatusChip } from '../lists/ContentStatusChip';
import type { Answer } from '../source';
import type { ContentAbilities, ContentObject } from '../types';
import { useContentText } from '../words';
import { useContentRoute } from './useContentRoute';
import { WritingHeader } from './WritingHeader';

/** The user's abilities on an object, and whether they are asked to approve it. */
type Allowed<Item extends ContentObject> = Item['abilities'] & { isAsked: boolean };

/** The pages that an object of any kind can have. */
const objectPages = ['current-version', 'changes', 'access', 'edit', 'history'] as const;

export type ObjectPage = (typeof objectPages)[number] | ReaderPage | 'execution';

const labels = {
  'current-version': 'tab.currentVersion',
  viewEducation: 'tab.currentVersion',
  passing: 'tab.currentVersion',
  view: 'tab.currentVersion',
  execution: 'tab.execution',
  changes: 'tab.changes',
  access: 'tab.access',
  edit: 'tab.edit',
  history: 'tab.history',
} as const satisfies Record<ObjectPage, string>;

export interface ObjectPageProps<Item extends ContentObject> {
  /** The purpose of this page, when it is not the object itself. */
  purpose?: string | undefined;
  action?: ((object: Item) => ReactNode) | undefined;
  /** A text is written on this page: the header takes one row. */
  isWriting?: boolean;
  /** Who may see this page; by default, everyone who may read the object. */
  allows?: ((abilities: Allowed<Item>) => boolean) | undefined;
  children: (object: Item) => ReactNode;
}

interface ObjectFrameProps<Item extends ContentObject> extends ObjectPageProps<Item> {
  /** Null when there is none or the user may not see it. */
  object: Answer<Item | null>;
  /** Whether the user is asked to approve it; undefined while that is unknown. */
  isAsked: boolean | undefined;
  /** Describes the object, for pages without a purpose of their own. */
  describe: (object: Item) => string;
  /** Shown beside the name. */
  badge?: (object: Item) => ReactNode;
  pages?: readonly ObjectPage[];
  /** Pages that only this kind has, after the first one; their paths are absolute. */
  ownTabs?: readonly { path: string; label: string }[];
}

/** The header and tabs shared by all pages of one object, including its loading and error states. */
export function ObjectFrame<Item extends ContentObject>(props: ObjectFrameProps<Item>) {
  const { object: answer, isAsked, allows = () => true, children } = props;
  const { t } = useContentText();
  const { data, error, refetch } = answer;
  return (
    <Loaded
      data={data === undefined ? undefined : { object: data }}
      error={error}
      onRetry={() => void refetch()}
      skeleton={<SkeletonPage />}
    >
      {({ object }) =>
        object ? (
          <Guarded object={object} isAsked={isAsked} allows={allows}>
            {() => (
              <>
                <Head {...props} object={object} />
                {children(object)}
              </>
            )}
          </Guarded>
        ) : (
          <>
            <AbsentHead />
            <EmptyState title={t('absent.text')} />
          </>
        )
      }
    </Loaded>
  );
}

function AbsentHead() {
  const { t } = useContentText();
  // Within another object's page, that object provides the header.
  return useContext(EmbeddedContext) ? null : <PageHeader title={t('absent.title')} back={<BackToList />} />;
}

interface GuardedProps<Item extends ContentObject> {
  object: Item;
  isAsked: boolean | undefined;
  allows: (abilities: Allowed<Item>) => boolean;
  /** Called only for users who may see the page: it may need what only they have. */
  children: () => ReactNode;
}

/** Shows a message to users who may read the object but not this page of it. */
function Guarded<Item extends ContentObject>({ object, isAsked, allows, children }: GuardedProps<Item>) {
  const { tab, id } = useContentRoute();
  const kind = useContentKind();
  const abilities: Item['abilities'] = object.abilities;
  if (allows({ ...abilities, isAsked: isAsked ?? false })) return children();
  if (isAsked === undefined && allows({ ...abilities, isAsked: true })) return <SkeletonPage />;
  return <DeniedHere reason={{ document: contentPath(kind, tab, id, readerPage(kind)) }} />;
}

function BackToList() {
  const { t } = useContentText();
  const kind = useContentKind();
  const { tab } = useContentRoute();
  return <BackLink to={`${kind.path}${listPath(kind, tab)}`}>{t(`list.${tab}`)}</BackLink>;
}

/** Returns whether a page is offered: pages for editing only to users who may edit and to approvers. */
function isShown(page: ObjectPage, abilities: ContentAbilities, isEdit: boolean, isAsked: boolean): boolean {
  const { canEdit, canReport } = abilities;
  if (page === 'access') return canEdit;
  if (page === 'edit') return (canEdit && isEdit) || isAsked;
  return page === 'history' ? canEdit || canReport : true;
}

type HeadProps<Item extends ContentObject> = Omit<ObjectFrameProps<Item>, 'object'> & { object: Item };

function Head<Item extends ContentObject>(props: HeadProps<Item>) {
  const { object, isAsked = false, badge } = props;
  const { pages = objectPages, ownTabs = [] } = props;
  const { t } = useContentText();
  const kind = useContentKind();
  const { tab, id } = useContentRoute();
  const isEdit = useIsEdit();
  const [first, ...others] = pages.map((page) => ({
    path: contentPath(kind, tab, id, page),
    label: t(labels[page]),
    show: isShown(page, object.abilities, isEdit, isAsked),
    ...(page === 'edit' ? { count: isAsked ? 1 : 0 } : {}),
  }));
  if (useContext(EmbeddedContext)) return <EmbeddedHead name={object.name} />;
  const status = object.isArchive ? 'archived' : object.status;
  const state = (
    <>
      {/* Its readers see only what is published: the word would tell them nothing. */}
      {status === 'published' && !object.abilities.canEdit ? null : <ContentStatusChip status={status} />}
      {badge?.(object)}
    </>
  );
  const tabs = { basePath: '', items: [...(first ? [first] : []), ...ownTabs, ...others] };
  const common = { title: object.name, badge: state, back: <BackToList />, tabs };
  return props.isWriting ? <WritingHeader {...common} /> : <ReadingHeader {...props} common={common} />;
}

/** The header of a page that is not for writing: with its purpose and its action. */
function ReadingHeader<Item extends ContentObject>({
  object,
  purpose,
  describe,
  action,
  common,
}: HeadProps<Item> & { common: ComponentProps<typeof WritingHeader> }) {
  return (
    <PageHeader
      {...common}
      purpose={[object.code, purpose ?? describe(object)].join(' · ')}
      action={action?.(object)}
    />
  );
}

/** The title within another object's page, which provides the header and the tabs. */
function EmbeddedHead({ name }: { name: string }) {
  const { t } = useTranslation('common');
  usePageTitle(name, t('common:siteName'), '');
  return (
    <Typography component="h2" variant="h2" sx={{ mb: 2 }}>
      {name}
    </Typography>
  );
}
