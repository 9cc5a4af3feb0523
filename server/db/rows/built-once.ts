import { fillPlaceholders, type Placeholder, type QueryWithTypings, SQL, sql } from 'drizzle-orm';
import { dialect } from '../dialect';

/** A statement with its values, whose text is not built again. It is run alone, never as a part of another one. */
class FilledStatement extends SQL {
  constructor(private readonly filled: QueryWithTypings) {
    super([]);
  }

  override toQuery(): QueryWithTypings {
    return this.filled;
  }
}

type ValuesByName = Record<string, unknown>;

/** Stands for a value of a statement. Values reach the driver as they are, so JSON is given as text. */
export type ValueOf<Values extends ValuesByName> = (name: keyof Values & string) => Placeholder;

/**
 * Builds the text of a statement once, at its first use, and returns a function that fills in its values. For statements of
 * requests that come many times a second and always have the same form: building costs the server more processor time, and more
 * memory to be collected, than anything else in a short request.
 */
export function builtOnce<Values extends ValuesByName>(
  build: (value: ValueOf<Values>) => SQL,
): (values: Values) => SQL {
  let built: QueryWithTypings | undefined;
  return (values) => {
    built ??= dialect.sqlToQuery(build((name) => sql.placeholder(name)));
    return new FilledStatement({ sql: built.sql, params: fillPlaceholders(built.params, values) });
  };
}

/** More forms than people use. Whoever asks for all combinations of a filter must not fill the memory. */
const MAX_FORMS = 500;

/**
 * The same for a statement of several forms, such as a list with filters: each form is built once.
 * @param build depends on the form alone. The form says which conditions there are, never a value: a value in the text would be
 *   used for other callers as well.
 */
export function builtByForm<
  Form extends Readonly<Record<string, boolean | string | null>>,
  Values extends ValuesByName,
>(build: (form: Form, value: ValueOf<Values>) => SQL): (form: Form, values: Values) => SQL {
  const statements = new Map<string, (values: Values) => SQL>();
  return (form, values) => {
    const key = JSON.stringify(form);
    const statement = statements.get(key) ?? builtOnce<Values>((value) => build(form, value));
    if (statements.size < MAX_FORMS) statements.set(key, statement);
    return statement(values);
  };
}
