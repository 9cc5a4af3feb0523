interface Extracted {
  variables: unknown;
  /** The paths in the variables at which each file was found. */
  files: Map<File, string[]>;
}

/** Extracts the files from the variables and replaces them with null, as the multipart request spec requires. */
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

/** Builds the body of a GraphQL request: JSON, or multipart when the variables contain files. */
export function requestBody(
  query: string,
  given: unknown,
): { body: string | FormData; headers: Record<string, string> } {
  const { variables, files } = extractFiles(given);
  const operations = JSON.stringify({ query, variables });
  // The header forces a CORS preflight, so that a foreign page cannot send this request with a plain form.
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
