import { getNamedType, isLeafType } from 'graphql';
import type { TestApp } from '@test/helpers/app';
import { createImports, rejectionCodeOf } from '@test/helpers/worlds/imports';
import { argumentsOf, type RandomSource, type Making, pick } from './rights-arguments';
import type { Person } from './rights-measure';

type Named = Person & { name: string };

const TITLES = ['Фамилия', 'Имя', 'Электронная почта', 'Телефон', 'Должность', 'Подразделение', 'Статус'];
const POSITIONS = ['Мастер', 'keeper', 'personnel', 'settings', 'nothing', 'Новая', ''];
const PLACES = ['Завод', 'Склад', 'Участок', ''];

/** A table with some existing and some new people, each with a position, an email and sometimes a status. */
function tableOf(people: readonly Named[], { chance, next }: Making): string {
  const newPhone = () => `+7900${String(1_000_000 + next())}`;
  const ofPerson = ({ name, email, phone }: Named) => [
    name,
    chance() < 0.6 ? email : `set${next()}@example.ru`,
    chance() < 0.6 ? (phone ?? '') : newPhone(),
  ];
  const ofSomebodyNew = () => [`Новый${next()}`, `set${next()}@example.ru`, newPhone()];
  const row = () => {
    const person = chance() < 0.7 ? pick(people, chance) : undefined;
    const [name = '', email = '', phone = ''] = person ? ofPerson(person) : ofSomebodyNew();
    const places = [pick(POSITIONS, chance) ?? '', pick(PLACES, chance) ?? ''];
    return [name, 'Иван', email, phone, ...places, chance() < 0.2 ? 'Работает' : ''];
  };
  return [TITLES, row(), row()].map((cells) => cells.join('\t')).join('\n');
}

/** The same document for every call of a mutation, whatever arguments are given, so that it is compiled once. */
export function documentOf(t: TestApp, mutation: string): string {
  const field = t.app.schema.getMutationType()?.getFields()[mutation];
  if (!field) throw new Error(`no mutation ${mutation}`);
  const leader = field.args.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
  const passed = field.args.map(({ name }) => `${name}: $${name}`).join(', ');
  const answer = isLeafType(getNamedType(field.type)) ? '' : ' { __typename }';
  if (leader === '') return `mutation { ${mutation}${answer} }`;
  return `mutation (${leader}) { ${mutation}(${passed})${answer} }`;
}

/** Calls a mutation as a given person; a rejection is not an error. */
export async function callMutation(
  t: TestApp,
  token: string,
  making: Making,
  people: readonly Named[],
): Promise<string> {
  const { mutation, pools, chance } = making;
  if (mutation === 'employeeImportRun') return runImport(t, token, tableOf(people, making), chance);
  if (mutation === 'employeeImportRollBack') {
    return rollBack(t, token, pick(pools['import'] ?? [], chance) ?? 0);
  }
  const variables = argumentsOf(t.app.schema, making);
  const { errors } = await t.gql(token, documentOf(t, mutation), variables);
  const [error] = errors ?? [];
  return error ? (error.extensions.code ?? error.message) : 'done';
}

/** A complete import, from the table to the people; without the right it stops at the first step. */
async function runImport(t: TestApp, token: string, text: string, chance: RandomSource): Promise<string> {
  const imports = createImports(t, token);
  try {
    const { id } = await imports.check(await imports.paste(text));
    await imports.ask('mutation ($id: Int!) { employeeImportSettings(id: $id, duplicates: update) { id } }', {
      id,
    });
    await imports.run(id);
    if (chance() < 0.3) await imports.rollBack(id);
    return 'done';
  } catch (error) {
    return rejectionCodeOf(error);
  }
}

async function rollBack(t: TestApp, token: string, id: number): Promise<string> {
  try {
    await createImports(t, token).rollBack(id);
    return 'done';
  } catch (error) {
    return rejectionCodeOf(error);
  }
}
