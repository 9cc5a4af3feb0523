import { InputRule, Node } from '@tiptap/core';
import type { RegulationVariable as TextVariable } from '@src/api/generated/types';

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    variable: {
      insertVariable: (variable: TextVariable) => ReturnType;
    };
  }
}

export const VARIABLES: readonly TextVariable[] = [
  'position',
  'fullName',
  'subdivision',
  'organization',
  'leader',
];

interface VariableOptions {
  /** Returns the name of a variable in the author's language. */
  nameOf: (variable: TextVariable) => string;
}

const same = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

/** A part of the text that differs for each reader: a chip in the editor, a value for readers. */
export const VariableNode = Node.create<VariableOptions>({
  name: 'variable',
  group: 'inline',
  inline: true,
  atom: true,
  addOptions() {
    return { nameOf: (variable) => variable };
  },
  addAttributes() {
    return { variable: { default: null, parseHTML: (element) => element.getAttribute('data-variable') } };
  },
  parseHTML() {
    return VARIABLES.map((variable) => ({ tag: `span[data-variable="${variable}"]` }));
  },
  renderHTML({ node }) {
    const variable = String(node.attrs['variable']);
    return ['span', { 'data-variable': variable }, `{{${variable}}}`];
  },
  renderText({ node }) {
    return `{{${String(node.attrs['variable'])}}}`;
  },
  addNodeView() {
    const { nameOf } = this.options;
    return ({ node }) => {
      const dom = document.createElement('span');
      const variable = VARIABLES.find((regulationVariable) => regulationVariable === node.attrs['variable']);
      dom.setAttribute('data-variable', variable ?? '');
      dom.setAttribute('data-token', '');
      dom.textContent = variable ? nameOf(variable) : '';
      return { dom };
    };
  },
  addCommands() {
    return {
      insertVariable:
        (variable) =>
        ({ commands }) =>
          commands.insertContent({ type: this.name, attrs: { variable } }),
    };
  },
  addInputRules() {
    const { nameOf } = this.options;
    return [
      new InputRule({
        find: /\{\{([^{}]+)\}\}$/,
        handler: ({ range, match, chain }) => {
          const written = match[1]?.trim() ?? '';
          const variable = VARIABLES.find(
            (regulationVariable) =>
              same(nameOf(regulationVariable), written) || same(regulationVariable, written),
          );
          if (variable) chain().deleteRange(range).insertVariable(variable).run();
        },
      }),
    ];
  },
});
