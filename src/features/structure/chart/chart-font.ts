import { asDataUrl } from '@src/lib/data-url';

const ADDRESS = /url\("?([^"()]+)"?\)/;

/** Returns the page's font rules and the base of their URLs. */
function pageFontRules(): { rule: CSSFontFaceRule; base: string }[] {
  return [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules].flatMap((rule) =>
      rule instanceof CSSFontFaceRule ? [{ rule, base: sheet.href ?? document.baseURI }] : [],
    ),
  );
}

/** Returns the page's fonts as self-contained style rules, because a drawing cannot load external files. */
export async function embeddedFonts(): Promise<string> {
  const rules = await Promise.all(
    pageFontRules().map(async ({ rule, base }) => {
      const address = ADDRESS.exec(rule.style.getPropertyValue('src'))?.[1];
      const file = address === undefined ? null : await asDataUrl(new URL(address, base).href);
      return file === null ? '' : rule.cssText.replace(ADDRESS, `url("${file}")`);
    }),
  );
  return rules.join('\n');
}
