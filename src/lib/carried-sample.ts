const key = 'adaptika:sample';

/** Which sample was chosen, for after the page was loaded anew: entering the cabinet does that. */
export function carrySample(industry: string): void {
  try {
    sessionStorage.setItem(key, industry);
  } catch {
    // Without storage it is offered in the cabinet.
  }
}

/** What was carried, once. */
export function takeSample(): string | null {
  try {
    const industry = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return industry;
  } catch {
    return null;
  }
}
