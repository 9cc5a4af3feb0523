import { cleanHtml, plainText } from '@server/modules/content/blocks/block-html';
import {
  changedIds,
  compareClauses,
  readingSeconds,
  storedClauses,
  wordCount,
} from '@server/modules/content/blocks/blocks';
import { AppError } from '@server/errors';
import limits from '@graphql/limits.json';

const clause = (id: string, level: number, html = `<p>${id}</p>`) => ({ id, level, html });

const codeOf = (work: () => unknown): string => {
  try {
    work();
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
  return '';
};

describe('HTML of a clause', () => {
  it('contains no characters that the database cannot store: half a surrogate pair, or a null character', () => {
    expect(cleanHtml('<p>a\u0000b\ud800c</p>')).toBe('<p>abc</p>');
    expect(cleanHtml('<scr\u0000ipt>alert(1)</script><a href="java\u0000script:alert(1)">b</a>')).toBe(
      '<a>b</a>',
    );
  });

  it.each([
    ['<script>alert(1)</script><p>a</p>', '<p>a</p>'],
    ['<p onclick="alert(1)">a</p>', '<p>a</p>'],
    ['<img src=x onerror=alert(1)><p>a</p>', '<p>a</p>'],
    ['<img src="data:image/svg+xml;base64,PHN2Zz4="><p>a</p>', '<p>a</p>'],
    ['<img src="/statics/../secret.png"><p>a</p>', '<p>a</p>'],
    ['<img src="https://evil.example/pixel.gif"><p>a</p>', '<p>a</p>'],
    ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href="//evil.example">a</a>', '<a>a</a>'],
    ['<svg><script>alert(1)</script></svg><p>a</p>', '<p>a</p>'],
    ['<iframe src="https://evil.example"></iframe><p>a</p>', '<p>a</p>'],
    ['<style>p{display:none}</style><p>a</p>', '<p>a</p>'],
    ['<span style="font-size:99px;position:fixed">a</span>', '<span>a</span>'],
    ['<p>a<!-- comment --></p>', '<p>a</p>'],
    ['<form action="/x"><input name="a"><p>a</p></form>', '<p>a</p>'],
    ['<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>', ''],
  ])('%s becomes %s', (dirty, clean) => {
    expect(cleanHtml(dirty).replaceAll(/<\/?(table)>/g, '')).toBe(clean);
  });

  it('keeps the editor’s output', () => {
    const html =
      '<h3>a</h3><p><strong>b</strong> <em>c</em> <u>d</u> <s>e</s> <a href="https://a.ru">f</a><br />' +
      '<span style="font-size:18px">g</span></p><ul><li><p>h</p></li></ul><blockquote><p>i</p></blockquote>' +
      '<table><tbody><tr><th colspan="2">j</th></tr><tr><td>k</td><td>l</td></tr></tbody></table><img src="/statics/open/ab/x.png" alt="m" />';
    expect(cleanHtml(html)).toBe(html);
    expect(cleanHtml('<b>a</b><i>b</i><h1>c</h1>')).toBe('<strong>a</strong><em>b</em><h3>c</h3>');
  });

  it('is cleaned to the same text a second time', () => {
    const dirty = '<p>5 < 6 & "7" &amp; &lt;script&gt;</p>';
    expect(cleanHtml(cleanHtml(dirty))).toBe(cleanHtml(dirty));
  });

  it('yields plain text, with lines and cells separated', () => {
    expect(
      plainText('<p>Один  <b>два</b></p><ul><li>три</li></ul><table><tr><td>a</td><td>b</td></tr></table>'),
    ).toBe('Один два\nтри\na\tb');
    expect(plainText('<p>&lt;b&gt; &amp;</p>')).toBe('<b> &');
  });
});

describe('clauses', () => {
  it('never jump a level, repeat an id, or exceed the limits', () => {
    expect(codeOf(() => storedClauses([clause('a', 2)]))).toBe('regulation.clauseLevel');
    expect(codeOf(() => storedClauses([clause('a', 1), clause('b', 3)]))).toBe('regulation.clauseLevel');
    expect(codeOf(() => storedClauses([clause('a', 0)]))).toBe('regulation.clauseLevel');
    expect(codeOf(() => storedClauses([clause('a', 1), clause('a', 1)]))).toBe('regulation.clauseId');
    expect(codeOf(() => storedClauses([clause('<script>', 1)]))).toBe('regulation.clauseId');
    expect(codeOf(() => storedClauses([clause('a', 1, 'x'.repeat(limits.clauseHtml + 1))]))).toBe(
      'regulation.clauseLong',
    );
    const many = Array.from({ length: limits.clausesMax + 1 }, (_, index) => clause(`c${index}`, 1));
    expect(codeOf(() => storedClauses(many))).toBe('regulation.clausesMax');
  });

  it('take a minute per 180 words, unless the author sets another time', () => {
    const words = wordCount([{ text: Array.from({ length: 180 }, () => 'слово').join(' ') }]);
    expect(readingSeconds(words, null)).toBe(60);
    expect(readingSeconds(181, null)).toBe(61);
    expect(readingSeconds(words, 5)).toBe(5);
    expect(readingSeconds(words, 0)).toBe(0);
    expect(wordCount([{ text: 'e-mail, 2 000 рублей, всё-таки' }])).toBe(5);
  });

  it('are compared by their ids: shifted numbers are no change', () => {
    const from = storedClauses([clause('a', 1), clause('b', 1), clause('c', 1)]);
    const to = storedClauses([clause('n', 1), clause('a', 1), clause('c', 1, '<p>другое</p>')]);
    expect(
      compareClauses(from, to).map(({ kind, from: before, to: after }) => [kind, before?.id, after?.id]),
    ).toEqual([
      ['added', undefined, 'n'],
      ['same', 'a', 'a'],
      ['removed', 'b', undefined],
      ['changed', 'c', 'c'],
    ]);
    expect(changedIds(from, to)).toEqual(['n', 'b', 'c']);
  });
});
