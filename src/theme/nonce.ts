/** The page's policy allows only styles with its nonce. The dev server provides none. */
export function pageNonce(): string | undefined {
  const content = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;
  return content && !content.includes('%') ? content : undefined;
}
