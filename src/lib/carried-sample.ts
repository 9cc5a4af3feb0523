import { inTabStorage, takeFromTab } from './tab-storage';

const key = 'adaptika:sample';

/** Which sample was chosen, for after the page was loaded anew: entering the cabinet does that. */
export function carrySample(industry: string): void {
  inTabStorage((storage) => storage.setItem(key, industry));
}

/** What was carried, once. */
export const takeSample = (): string | null => takeFromTab(key);
