import { createContext, type ComponentType, useContext } from 'react';
import type { ObjectType } from '@src/api/generated/types';

export type ContentTab = 'my' | 'editor' | 'subdivision';

/** What every content page needs from a content kind: a plain value, one for each kind. */
export interface ContentKind {
  readonly objectType: ObjectType;
  /** Its section, such as `/regulation`: the three lists and the object pages are below it. */
  readonly path: string;
  /** Its translation namespace. */
  readonly words: string;
  /** The translation key of its lists' heading; default: `heading`. */
  readonly heading?: string;
  /** The page where an object is read; default: `current-version`. */
  readonly readerPage?: ReaderPage;
  /** The name of the id parameter in object addresses; default: `id`. */
  readonly idParam?: string;
  /** The paths of its lists below its section; default: `/my/list` and the like. */
  readonly lists?: Readonly<Record<ContentTab, string>>;
  /** Its pages that are not below a list, with their addresses. */
  readonly addresses?: Readonly<Record<string, (id: number | 'new') => string>>;
}

/** The address segments of the page where an object is read. */
export type ReaderPage = 'current-version' | 'viewEducation' | 'passing' | 'view';

/** Returns the page of the kind where an object is read. */
export const readerPage = ({ readerPage: page = 'current-version' }: Pick<ContentKind, 'readerPage'>) => page;

export interface NamedObject {
  id: number;
  name: string;
}

export interface ObjectPickerProps {
  value: NamedObject | null;
  onChange: (object: NamedObject | null) => void;
  /** The field's label; default: the label of the access lookup. */
  label?: string;
}

/** A content kind as used by pages over all kinds. */
export interface KnownContentKind extends ContentKind {
  /** Translation key of its name. */
  readonly title: string;
  /** A picker of the objects that the user may edit. */
  readonly ObjectPicker: ComponentType<ObjectPickerProps>;
}

/** The content kind of the current page. */
export const ContentKindContext = createContext<ContentKind | null>(null);

/** Returns the content kind of the current page. */
export function useContentKind(): ContentKind {
  const kind = useContext(ContentKindContext);
  if (!kind) throw new Error('a page of content says of which kind it is');
  return kind;
}

/** All content kinds of the application, provided by the workspace's frame. */
export const ContentKindsContext = createContext<readonly KnownContentKind[]>([]);

export const useContentKinds = (): readonly KnownContentKind[] => useContext(ContentKindsContext);

/** Returns the path of one of the kind's lists below its section. */
export const listPath = ({ lists }: Pick<ContentKind, 'lists'>, tab: ContentTab): string =>
  lists?.[tab] ?? `/${tab}/list`;

/** The object that is shown as a component on another object's page; null when it has its own page. */
export const EmbeddedContext = createContext<{ id: number } | null>(null);

/** Returns the address of an object's page. */
export function contentPath(
  { path, addresses }: Pick<ContentKind, 'addresses' | 'path'>,
  tab: ContentTab,
  id: number | 'new',
  page: string,
): string {
  return addresses?.[page]?.(id) ?? `${path}/${tab}/${id}/${page}`;
}
