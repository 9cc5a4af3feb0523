/** An i18next post-processor: quotation marks within quotation marks, as in «Правила „Тёплого хлеба“». */
export const nestedQuotes = {
  type: 'postProcessor' as const,
  name: 'nestedQuotes',
  process(text: string): string {
    let depth = 0;
    const nested = text.replace(/[«»]/g, (mark) => {
      if (mark === '«') return depth++ > 0 ? '„' : mark;
      return --depth > 0 ? '“' : mark;
    });
    // A mark without its pair: which of them is the inner one is not known.
    return depth === 0 ? nested : text;
  },
};
