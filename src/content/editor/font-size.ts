import { Mark, mergeAttributes } from '@tiptap/core';

/** The sizes in pixels that the toolbar offers; 16 is the default size and needs no mark. */
export const FONT_SIZES = [14, 16, 18] as const;
export type FontSize = (typeof FONT_SIZES)[number];
export const FONT_SIZE_DEFAULT: FontSize = 16;

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    fontSize: {
      setFontSize: (size: FontSize) => ReturnType;
    };
  }
}

/** The font size of a piece of text. It is a data attribute, because the page forbids inline styles. */
export const FontSizeMark = Mark.create({
  name: 'fontSize',
  addAttributes() {
    return {
      size: {
        default: null,
        parseHTML: (element) => element.getAttribute('data-size'),
        renderHTML: (attributes) => ({ 'data-size': attributes['size'] }),
      },
    };
  },
  parseHTML() {
    return [{ tag: 'span[data-size="14"]' }, { tag: 'span[data-size="18"]' }];
  },
  renderHTML({ HTMLAttributes }) {
    return ['span', mergeAttributes(HTMLAttributes), 0];
  },
  addCommands() {
    return {
      setFontSize:
        (size) =>
        ({ commands }) =>
          size === FONT_SIZE_DEFAULT
            ? commands.unsetMark(this.name)
            : commands.setMark(this.name, { size: String(size) }),
    };
  },
});
