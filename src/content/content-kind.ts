import { createContext, type ComponentType, useContext } from 'react';
import type { ObjectType } from '@src/api/generated/types';

export type ContentTab = 'my' | 'editor' | 'subdivision';

/** What every page over content must know of one kind: a plain value, which each kind has once. */
export interface ContentKind {
  readonly objectType: ObjectType;
  /** Its section, such as `/regulation`: the three lists and the pages of its objects stand below. */
  readonly path: string;
  /** The namespace of its own words. */
  readonly words: string;
  /** Its key of what its lists are headed with; absent: `heading`. */
  readonly heading?: string;
  /** The page where an object is read; absent: `current-version`. */
  readonly readerPage?: ReaderPage;
  /** What addresses of its objects call the id; absent: `id`. */
  readonly idParam?: string;
  /** Where its lists stand below its section; absent: `/my/list` and the like. */
  readonly lists?: Readonly<Record<ContentTab, string>>;
  /** Its pages that do not stand below a list, and where they stand. */
  readonly addresses?: Readonly<Record<string, (id: number | 'new') => string>>;
}

/** What the page is called in addresses where an object is read. */
export type ReaderPage = 'current-version' | 'viewEducation' | 'passing' | 'view';

/** The page of the kind where an object is read. */
export const readerPage = ({ readerPage: page = 'current-version' }: Pick<ContentKind, 'readerPage'>) => page;

export interface NamedObject {
  id: number;
  name: string;
}

export interface ObjectPickerProps {
  value: NamedObject | null;
  onChange: (object: NamedObject | null) => void;
  /** What the field is called; absent: as where somebody's access is looked up. */
  label?: string;
}

/** A kind as pages over all kinds know it. */
export interface KnownContentKind extends ContentKind {
  /** Key of its name. */
  readonly title: string;
  /** One of its objects, of those that the person may edit. */
  readonly ObjectPicker: ComponentType<ObjectPickerProps>;
}

/** The kind whose pages these are. */
export const ContentKindContext = createContext<ContentKind | null>(null);

/** The kind whose page this is. */
export function useContentKind(): ContentKind {
  const kind = useContext(ContentKindContext);
  if (!kind) throw new Error('a page of content says of which kind it is');
  return kind;
}

/** The kinds that the program has; the frame of the cabinet provides them. */
export const ContentKindsContext = createContext<readonly KnownContentKind[]>([]);

export const useContentKinds = (): readonly KnownContentKind[] => useContext(ContentKindsContext);

/** Where a list of the kind stands below its section. */
export const listPath = ({ lists }: Pick<ContentKind, 'lists'>, tab: ContentTab): string =>
  lists?.[tab] ?? `/${tab}/list`;

/** An object that is shown within the page of another one, as a component of it; null: it has a page of its own. */
export const EmbeddedContext = createContext<{ id: number } | null>(null);

/** The address of a page of an object. */
export function contentPath(
  { path, addresses }: Pick<ContentKind, 'addresses' | 'path'>,
  tab: ContentTab,
  id: number | 'new',
  page: string,
): string {
  return addresses?.[page]?.(id) ?? `${path}/${tab}/${id}/${page}`;
}
