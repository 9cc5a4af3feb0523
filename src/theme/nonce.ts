/** The page's policy allows only styles that carry its nonce. The dev server puts none there. */
export function pageNonce(): string | undefined {
  const content = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;
  return content && !content.includes('%') ? content : undefined;
}
