import { useState } from 'react';

/**
 * Whether something was ever open: rarely opened components are loaded and mounted then, and stay mounted so that they can close
 * with their animation.
 */
export function useWasOpen(isOpen: boolean): boolean {
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  return wasOpen || isOpen;
}
