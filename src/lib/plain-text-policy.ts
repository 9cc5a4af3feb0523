interface PolicyRules {
  /** Null refuses. */
  createHTML: (text: string) => string | null;
}

declare global {
  interface Window {
    /** Trusted Types, where the browser has them. */
    trustedTypes?: { createPolicy: (name: string, rules: PolicyRules) => unknown };
  }
}

/** The text, where it cannot be markup; null otherwise. */
export const plainText = (text: string): string | null => (/[<>&]/.test(text) ? null : text);

/**
 * Lets plain text through where the page's policy asks for trusted markup, and nothing else. The date fields of MUI X put
 * back by `innerHTML` what was typed over them: without this a key typed into a chosen date is lost.
 */
export function allowPlainText(): void {
  window.trustedTypes?.createPolicy('default', { createHTML: plainText });
}
