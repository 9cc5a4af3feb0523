interface Extracted {
  variables: unknown;
  /** File → the paths in the variables where it stood. */
  files: Map<File, string[]>;
}

/** Takes the files out of the variables, leaving null in their places, as the multipart request spec has it. */
function extractFiles(
  variables: unknown,
  path = 'variables',
  files: Extracted['files'] = new Map(),
): Extracted {
  if (variables instanceof File) {
    files.set(variables, [...(files.get(variables) ?? []), path]);
    return { variables: null, files };
  }
  if (Array.isArray(variables)) {
    return {
      variables: variables.map((item, index) => extractFiles(item, `${path}.${index}`, files).variables),
      files,
    };
  }
  if (typeof variables === 'object' && variables !== null) {
    const entries = Object.entries(variables).map(([key, value]) => [
      key,
      extractFiles(value, `${path}.${key}`, files).variables,
    ]);
    return { variables: Object.fromEntries(entries), files };
  }
  return { variables, files };
}

/** The body of a GraphQL request: JSON, or multipart when the variables hold files. */
export function requestBody(
  query: string,
  given: unknown,
): { body: string | FormData; headers: Record<string, string> } {
  const { variables, files } = extractFiles(given);
  const operations = JSON.stringify({ query, variables });
  // Any answer to a request that a foreign page could send by a plain form would be a hole: this header asks first.
  if (!files.size) {
    return {
      body: operations,
      headers: { 'Content-Type': 'application/json', 'graphql-require-preflight': '1' },
    };
  }
  const form = new FormData();
  const list = [...files];
  form.append('operations', operations);
  form.append('map', JSON.stringify(Object.fromEntries(list.map(([, paths], index) => [index, paths]))));
  list.forEach(([file], index) => form.append(String(index), file, file.name));
  return { body: form, headers: { 'graphql-require-preflight': '1' } };
}
