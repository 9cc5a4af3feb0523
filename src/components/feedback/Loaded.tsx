import type { ReactNode } from 'react';
import { ErrorState } from './ErrorState';
import { FilteredEmpty } from './FilteredEmpty';

interface LoadedProps<Data> {
  /** Undefined while nothing was loaded yet; what was loaded stays while newer data comes. */
  data: Data | undefined;
  error: unknown;
  onRetry: () => void;
  skeleton: ReactNode;
  isEmpty?: (data: Data) => boolean;
  /** Instead of the data, when there is nothing at all. */
  empty?: ReactNode;
  /** With it the list is filtered: nothing found offers to forget the filters. */
  onReset?: (() => void) | undefined;
  children: (data: Data) => ReactNode;
}

/** The states of whatever is loaded: waiting, failed, empty, filtered to nothing, there. */
export function Loaded<Data>(props: LoadedProps<Data>) {
  const { data, error, onRetry, skeleton, isEmpty, empty, onReset, children } = props;
  if (data === undefined) {
    return error ? <ErrorState isDense error={error} onRetry={onRetry} /> : skeleton;
  }
  if (!isEmpty?.(data)) return children(data);
  return onReset ? <FilteredEmpty onReset={onReset} /> : empty;
}
