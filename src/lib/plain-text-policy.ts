interface PolicyRules {
  /** Null refuses. */
  createHTML: (text: string) => string | null;
}

declare global {
  interface Window {
    /** Trusted Types, in browsers that support them. */
    trustedTypes?: { createPolicy: (name: string, rules: PolicyRules) => unknown };
  }
}

/** Returns the text if it cannot be markup, else null. */
export const plainText = (text: string): string | null => (/[<>&]/.test(text) ? null : text);

/**
 * Registers a Trusted Types policy that lets only plain text through. MUI X date fields restore typed-over values with
 * `innerHTML`; without this, a key typed into a selected date is lost.
 */
export function allowPlainText(): void {
  window.trustedTypes?.createPolicy('default', { createHTML: plainText });
}
