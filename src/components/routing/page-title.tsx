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
  /** The heading of the page, or the name of what is open on it. */
  heading: string;
  /** The tab of that which is shown; '': it has none, or the heading names it. */
  tab: string;
  siteName: string;
}

interface PageTitleValue {
  shown: PageTitle | null;
  show: (id: string, title: PageTitle) => void;
  hide: (id: string) => void;
}

const PageTitleContext = createContext<PageTitleValue | null>(null);

/** One constant: the other reading of the specification is ` | `. */
const separator = ' - ';

function documentTitle({ heading, tab, siteName }: PageTitle): string {
  return `${tab && tab !== heading ? `${tab} · ${heading}` : heading}${separator}${siteName}`;
}

/**
 * Knows what is open: the page, and what lies over it. A title goes with whoever gave it, so that the one of a page that
 * was left is never shown for the next.
 */
export function PageTitleProvider({ children }: { children: ReactNode }) {
  const [titles, setTitles] = useState<ReadonlyMap<string, PageTitle>>(new Map());
  // A title that changes keeps its place: a page does not come to lie over its own panel.
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

/** What is open now, for the top bar. */
export function useShownPageTitle(): Pick<PageTitle, 'heading' | 'tab'> | null {
  return useContext(PageTitleContext)?.shown ?? null;
}

/** Titles the browser's tab '<page title> - <site name>' for as long as the component is shown. */
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
