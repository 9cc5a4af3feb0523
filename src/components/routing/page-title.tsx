import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';

interface PageTitleValue {
  title: string;
  setTitle: (title: string) => void;
}

const PageTitleContext = createContext<PageTitleValue>({ title: '', setTitle: () => {} });

/** Carries the title of the page that is shown up to the top bar. */
export function PageTitleProvider({ children }: { children: ReactNode }) {
  const [title, setTitle] = useState('');
  const value = useMemo(() => ({ title, setTitle }), [title]);
  return <PageTitleContext value={value}>{children}</PageTitleContext>;
}

export function useShownPageTitle(): string {
  return useContext(PageTitleContext).title;
}

/** One constant: the other reading of the specification is ` | `. */
const separator = ' - ';

/** Titles the browser's tab '<page title> - <site name>'. */
export function usePageTitle(title: string, siteName: string): void {
  const { setTitle } = useContext(PageTitleContext);
  useEffect(() => {
    if (!title) return;
    setTitle(title);
    document.title = `${title}${separator}${siteName}`;
  }, [title, siteName, setTitle]);
}
