import { useState } from 'react';

/** The page of a client list, and whether only items pending with the provider are shown. */
export interface ClientQueuePage {
  page: number;
  pageSize: number;
  isOnlyWaiting: boolean;
  onPage: (page: number) => void;
  /** Also resets the list to the first page. */
  onOnlyWaiting: (isOn: boolean) => void;
}

const pageSize = 20;

/** @param isOnlyAtFirst whether only pending items are shown initially */
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
