import { useState } from 'react';

/** The page of a list over clients, and whether only what waits for the provider is shown. */
export interface ClientQueuePage {
  page: number;
  pageSize: number;
  isOnlyWaiting: boolean;
  onPage: (page: number) => void;
  /** Begins at the first page anew. */
  onOnlyWaiting: (isOn: boolean) => void;
}

const pageSize = 20;

/** @param isOnlyAtFirst whether it begins with what waits */
export function useClientQueue(isOnlyAtFirst: boolean): ClientQueuePage {
  const [page, setPage] = useState(1);
  const [isOnlyWaiting, setIsOnlyWaiting] = useState(isOnlyAtFirst);
  return {
    page,
    pageSize,
    isOnlyWaiting,
    onPage: setPage,
    onOnlyWaiting: (isOn) => {
      setIsOnlyWaiting(isOn);
      setPage(1);
    },
  };
}
