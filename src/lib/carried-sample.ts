import { inTabStorage, takeFromTab } from './tab-storage';

const key = 'adaptika:sample';

/** Saves which sample was chosen across the page reload that entering the workspace causes. */
export function carrySample(industry: string): void {
  inTabStorage((storage) => storage.setItem(key, industry));
}

/** Returns the saved sample, once. */
export const takeSample = (): string | null => takeFromTab(key);
