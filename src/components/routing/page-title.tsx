import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';

interface PageTitle {
  /** The heading of the page, or the name of the record open on it. */
  heading: string;
  /** The active tab; '' when there is none or the heading already names it. */
  tab: string;
  siteName: string;
}

interface PageTitleValue {
  shown: PageTitle | null;
  show: (id: string, title: PageTitle) => void;
  hide: (id: string) => void;
}

const PageTitleContext = createContext<PageTitleValue | null>(null);

/** A constant, because the specification can also be read as ` | `. */
const separator = ' - ';

function documentTitle({ heading, tab, siteName }: PageTitle): string {
  return `${tab && tab !== heading ? `${tab} · ${heading}` : heading}${separator}${siteName}`;
}

/**
 * Tracks the titles of the page and of the panels above it. A title is removed with the component that set it, so that it is
 * never shown for the next page.
 */
export function PageTitleProvider({ children }: { children: ReactNode }) {
  const [titles, setTitles] = useState<ReadonlyMap<string, PageTitle>>(new Map());
  // A changed title keeps its position, so that the page's title does not move above its own panel's.
  const show = useCallback(
    (id: string, title: PageTitle) => setTitles((known) => new Map(known).set(id, title)),
    [],
  );
  const hide = useCallback(
    (id: string) => setTitles((known) => new Map([...known].filter(([other]) => other !== id))),
    [],
  );
  const shown = [...titles.values()].at(-1) ?? null;
  useEffect(() => {
    if (shown) document.title = documentTitle(shown);
  }, [shown]);
  const value = useMemo(() => ({ shown, show, hide }), [shown, show, hide]);
  return <PageTitleContext value={value}>{children}</PageTitleContext>;
}

/** Returns the title that is currently shown, for the top bar. */
export function useShownPageTitle(): Pick<PageTitle, 'heading' | 'tab'> | null {
  return useContext(PageTitleContext)?.shown ?? null;
}

/** Sets the browser title to '<page title> - <site name>' while the component is mounted. */
export function usePageTitle(heading: string, siteName: string, tab = ''): void {
  const id = useId();
  const context = useContext(PageTitleContext);
  const { show, hide } = context ?? {};
  useLayoutEffect(() => {
    if (!heading) hide?.(id);
    else if (show) show(id, { heading, tab, siteName });
    else document.title = documentTitle({ heading, tab, siteName });
  }, [show, hide, id, heading, tab, siteName]);
  useLayoutEffect(() => () => hide?.(id), [hide, id]);
}
