import { asDataUrl } from '@src/lib/data-url';

const ADDRESS = /url\("?([^"()]+)"?\)/;

/** The font rules of the page, and what their addresses are relative to. */
function pageFontRules(): { rule: CSSFontFaceRule; base: string }[] {
  return [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules].flatMap((rule) =>
      rule instanceof CSSFontFaceRule ? [{ rule, base: sheet.href ?? document.baseURI }] : [],
    ),
  );
}

/** The page's own fonts as style rules that need no other file: a drawing reads nothing from outside. */
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
