import { historyJobs } from '@server/modules/history/history.jobs';
import { createTimestamps } from '@server/modules/history/integrity/timestamps';
import { createSavedHeadsService } from '@server/modules/history/integrity/witness.service';
import { createWorld, type Person, publishedForAll, signAs, type World } from '../regulations/support';

/** A head that was saved when there were signatures, compared with the chain as it is now. */
let world: World;
let admin: Person;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const heads = () =>
  createSavedHeadsService({
    ...world.deps,
    timestamps: createTimestamps({ timestampUrl: undefined, timestampCa: undefined }),
  });
const save = async () => (await world.as(admin, (scope) => heads().head(scope))).text;
const isContained = async (text: string) =>
  (await world.as(admin, (scope) => heads().compare(scope, text))).signatures.isContained;
const changed = (text: string, count: number, hash?: string) =>
  text.replace(/signatures: \d+ (\S+)/, (_, found: string) => `signatures: ${count} ${hash ?? found}`);

it('is found after later signatures; with another number, another hash or another organization’s chain it is not', async () => {
  const organizationId = await world.organization();
  admin = await world.person(organizationId, { isAdmin: true });
  const people = [await world.person(organizationId), await world.person(organizationId), admin];
  const { regulation, versionId } = await publishedForAll(world, admin);
  const [one, two, three] = people;
  if (!one || !two || !three) throw new Error('no people');
  const first = await signAs(world, one, regulation.id, versionId);
  await signAs(world, two, regulation.id, versionId);
  const text = await save();
  expect(text).toContain('signatures: 2 ');
  expect(await isContained(text)).toBe(true);
  await signAs(world, three, regulation.id, versionId);
  expect(await isContained(text)).toBe(true);
  expect(await isContained(changed(text, 1))).toBe(false);
  expect(await isContained(changed(text, 3))).toBe(false);
  expect(await isContained(changed(text, 1, first.hash))).toBe(true);
  expect(await isContained(changed(text, 2, first.hash))).toBe(false);
  expect(await isContained(changed(text, 2, 'a'.repeat(64)))).toBe(false);

  // The same end, as if it were that of an organization whose chain does not have it.
  const other = await world.organization();
  admin = await world.person(other, { isAdmin: true });
  expect(await isContained(text.replace(/organization: \d+/, `organization: ${other}`))).toBe(false);
});

it('heads leave the database once a day', () => {
  expect(historyJobs.saveHeads.schedule).toMatch(/^\d+ \d+ \* \* \*$/);
});
