import type { ReactNode } from 'react';
import { ErrorState } from './ErrorState';
import { FilteredEmpty } from './FilteredEmpty';

interface LoadedProps<Data> {
  /** Undefined until the first load; the old data stays while newer data is loading. */
  data: Data | undefined;
  error: unknown;
  onRetry: () => void;
  skeleton: ReactNode;
  isEmpty?: (data: Data) => boolean;
  /** Shown instead of the data when there is none. */
  empty?: ReactNode;
  /** Set when the list is filtered: an empty result then offers to reset the filters. */
  onReset?: (() => void) | undefined;
  children: (data: Data) => ReactNode;
}

/** Renders the states of loaded data: loading, failed, empty, no match for the filters, loaded. */
export function Loaded<Data>(props: LoadedProps<Data>) {
  const { data, error, onRetry, skeleton, isEmpty, empty, onReset, children } = props;
  if (data === undefined) {
    return error ? <ErrorState isDense error={error} onRetry={onRetry} /> : skeleton;
  }
  if (!isEmpty?.(data)) return children(data);
  return onReset ? <FilteredEmpty onReset={onReset} /> : empty;
}
