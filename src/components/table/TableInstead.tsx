import type { ReactNode } from 'react';
import { ErrorState } from '../feedback/ErrorState';
import { FilteredEmpty } from '../feedback/FilteredEmpty';

interface TableInsteadProps {
  isLoaded: boolean;
  error?: unknown;
  onRetry?: (() => void) | undefined;
  empty: ReactNode;
  isFiltered?: boolean | undefined;
  onResetFilters?: (() => void) | undefined;
  /** As in `FilteredEmpty`. */
  secondaryAction?: ReactNode;
}

/** Shown instead of the rows when there are none: the reason and the possible actions. */
export function TableInstead(props: TableInsteadProps) {
  const { isLoaded, error, onRetry, empty, isFiltered, onResetFilters, secondaryAction } = props;
  if (!isLoaded) return <ErrorState error={error} onRetry={onRetry} isDense />;
  if (!isFiltered || !onResetFilters) return empty;
  return <FilteredEmpty onReset={onResetFilters} secondaryAction={secondaryAction} />;
}
