import type { Workers } from '@server/workers/workers';
import { cleanDraftText, readDraftText } from '@server/modules/content/blocks/draft-text';
import { draftTextTask } from '@server/modules/content/blocks/draft-text.task';
import type { Block } from '@server/modules/content/content.tables';

/** Long texts are cleaned in a worker process: only short work runs beside everybody's requests. */

const scope = { organizationId: 1, caller: null };
const aClause = (html: string, index = 0) => ({ id: `c${index}`, level: 1, html });
const paragraphs = (count: number) =>
  Array.from({ length: count }, (_, index) => aClause(`<p>${`слово ${index} `.repeat(200)}</p>`, index));

/** A worker that does the work of a process, and the number of its calls. */
function createWorker() {
  let asked = 0;
  const run: Workers['run'] = async (task, input) => {
    asked += 1;
    return task.answer.parse(readDraftText(draftTextTask.input.parse(input)));
  };
  return { run, asked: () => asked };
}

const clean = (sent: ReturnType<typeof paragraphs>, before: readonly Block[] = []) => {
  const workers = createWorker();
  return { workers, text: cleanDraftText(workers, scope, sent, before) };
};

test('a short text is cleaned at once', async () => {
  const { workers, text } = clean([aClause('<p onclick="x()">Порядок <script>x</script>отпусков</p>')]);
  expect((await text).clauses[0]).toMatchObject({
    html: '<p>Порядок отпусков</p>',
    text: 'Порядок отпусков',
  });
  expect((await text).wordCount).toBe(2);
  expect(workers.asked()).toBe(0);
});

test.each([
  ['a long new text', paragraphs(20)],
  ['a text of the longest clauses', Array.from({ length: 20 }, (_, i) => aClause('<x>'.repeat(33_000), i))],
])('%s is cleaned in a worker', async (_, sent) => {
  const { workers, text } = clean(sent);
  expect((await text).clauses).toHaveLength(20);
  expect(workers.asked()).toBe(1);
});

test('only the new parts of an edited text are cleaned', async () => {
  // Texts that no cleaning gives show which clauses were taken over.
  const before = readDraftText(paragraphs(25)).clauses.map((clause) => ({ ...clause, text: 'как было' }));
  const sent = before.map(({ id, level, html }) => ({ id, level, html }));
  const { workers, text } = clean([...sent.slice(1), aClause('<p><b>Новое</b></p>', 99)], before);
  const { clauses } = await text;
  expect(clauses.at(-1)?.html).toBe('<p><strong>Новое</strong></p>');
  expect(clauses.at(-1)?.text).toBe('Новое');
  expect(clauses.slice(0, -1)).toEqual(
    before.slice(1).map(({ html, text }) => expect.objectContaining({ html, text })),
  );
  expect(workers.asked()).toBe(0);
});

test('the words are those of the whole text, wherever it was cleaned', async () => {
  const sent = paragraphs(20);
  expect((await clean(sent).text).wordCount).toBe(20 * 400);
});
