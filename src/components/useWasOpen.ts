import { useState } from 'react';

/** Whether something was ever open: what opens rarely is loaded and mounted then, and stays to close in its own way. */
export function useWasOpen(isOpen: boolean): boolean {
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  return wasOpen || isOpen;
}
