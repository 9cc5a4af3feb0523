import { Node } from '@tiptap/core';
import { Fragment, Slice, type Node as DocNode } from '@tiptap/pm/model';
import { Plugin, type EditorState } from '@tiptap/pm/state';

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    picture: {
      insertPicture: (contentId: string, alt: string) => ReturnType;
      /** Sets the description of the selected picture. */
      describePicture: (alt: string) => ReturnType;
    };
  }
}

interface PictureOptions {
  /** Returns the current URL of a picture; undefined when it belongs to another text. */
  addressOf: (contentId: string) => string | undefined;
  /** Called for pictures that were pasted or dropped. */
  onFiles: (files: File[]) => void;
  /** Called when pasted pictures of another text were left out. */
  onForeign: () => void;
}

const attribute = (name: string) => ({
  default: null,
  parseHTML: (element: HTMLElement) => element.getAttribute(name),
});

const pictureFiles = (data: DataTransfer | null): File[] =>
  [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'));

/** Whether the cursor is at the end of its clause. */
function isAtEnd({ selection: { $to } }: EditorState): boolean {
  if ($to.depth < 2) return true;
  return $to.index(1) === $to.node(1).childCount - 1 && $to.parentOffset === $to.parent.content.size;
}

/** Returns the content without pictures that this text may not reference. */
function withoutForeign(fragment: Fragment, isForeign: (node: DocNode) => boolean): Fragment {
  const kept: DocNode[] = [];
  fragment.forEach((node) => {
    if (!isForeign(node)) kept.push(node.copy(withoutForeign(node.content, isForeign)));
  });
  return Fragment.fromArray(kept);
}

/** A picture of the text, referenced by its content id, because its URL changes every hour and is not part of the text. */
export const PictureNode = Node.create<PictureOptions>({
  name: 'picture',
  group: 'block',
  atom: true,
  draggable: true,
  addOptions() {
    return { addressOf: () => undefined, onFiles: () => undefined, onForeign: () => undefined };
  },
  addAttributes() {
    return {
      contentId: attribute('data-content'),
      // Used by older texts, which do not reference pictures by content id.
      src: attribute('src'),
      alt: { ...attribute('alt'), default: '' },
    };
  },
  parseHTML() {
    return [{ tag: 'img[data-content]' }, { tag: 'img[src^="/statics/"]' }];
  },
  renderHTML({ node }) {
    const { contentId, src, alt } = node.attrs;
    return ['img', contentId ? { 'data-content': contentId, alt } : { src, alt }];
  },
  addNodeView() {
    const { addressOf } = this.options;
    return ({ node }) => {
      const dom = document.createElement('img');
      const { contentId, src, alt } = node.attrs;
      const address = contentId ? addressOf(String(contentId)) : String(src);
      if (address) dom.src = address;
      dom.alt = String(alt ?? '');
      return { dom };
    };
  },
  addCommands() {
    return {
      insertPicture:
        (contentId, alt) =>
        ({ commands, state }) => {
          const picture = { type: this.name, attrs: { contentId, alt } };
          // A picture at the end of a clause needs a line below it to continue writing.
          return commands.insertContent(isAtEnd(state) ? [picture, { type: 'paragraph' }] : picture);
        },
      describePicture:
        (alt) =>
        ({ commands }) =>
          commands.updateAttributes(this.name, { alt }),
    };
  },
  addProseMirrorPlugins() {
    const { addressOf, onFiles, onForeign } = this.options;
    const isForeign = (node: DocNode): boolean => {
      const id: unknown = node.type.name === this.name ? node.attrs['contentId'] : null;
      return typeof id === 'string' && addressOf(id) === undefined;
    };
    const take = (data: DataTransfer | null): boolean => {
      const files = pictureFiles(data);
      if (files.length > 0) onFiles(files);
      return files.length > 0;
    };
    return [
      new Plugin({
        props: {
          // A clipboard with both text and a picture of it (as spreadsheets copy) is pasted as text.
          handlePaste: (_view, { clipboardData }) =>
            !clipboardData?.getData('text/plain') && take(clipboardData),
          handleDrop: (view, event) => {
            if (pictureFiles(event.dataTransfer).length === 0) return false;
            const place = view.posAtCoords({ left: event.clientX, top: event.clientY });
            if (place) this.editor.commands.setTextSelection(place.pos);
            return take(event.dataTransfer);
          },
          transformPasted: (slice) => {
            let found = false;
            slice.content.descendants((node) => {
              found ||= isForeign(node);
            });
            if (!found) return slice;
            onForeign();
            return new Slice(withoutForeign(slice.content, isForeign), slice.openStart, slice.openEnd);
          },
        },
      }),
    ];
  },
});
