import { type Attack, MAX_GROWTH } from './attack';
import { asking, multipart, send, uploading } from './sending';

const SIGN_IN = `mutation ($login: String, $password: String) {
  getSessionToken(type: "local", login: $login, password: $password) { type }
}`;
const MB = 1024 * 1024;

/** An IP address that no request has come from yet. */
const addressOf = (number: number) => `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;

/** The largest request that the program accepts: every file is as long as a table of people may be. */
function largest(): Buffer {
  const bytes = Buffer.alloc(20 * MB, 'x');
  return multipart({
    query: 'mutation ($fileImport: Upload) { employeeImportCreate(fileImport: $fileImport) { id } }',
    variables: { fileImport: null },
    paths: Array.from({ length: 5 }, () => 'variables.fileImport'),
    files: Array.from({ length: 5 }, (_, index) => ({ name: `${index}.csv`, bytes })),
  });
}

/** Attacks by people without a session. */
export const strangerAttacks: readonly Attack[] = [
  {
    name: 'a flood of sign-ins from as many addresses',
    connections: 100,
    maxGrowth: MAX_GROWTH,
    prepare: (target) => {
      let number = 0;
      return Promise.resolve(() => () => {
        number += 1;
        const variables = { login: `nobody${number}@bench.adaptika.local`, password: 'Zelenaya-vetka-17' };
        const body = Buffer.from(JSON.stringify({ query: SIGN_IN, variables }));
        return send(target, { body, headers: { 'x-forwarded-for': addressOf(number) } });
      });
    },
  },
  {
    name: 'multipart, as large as it may be, by strangers',
    connections: 20,
    maxGrowth: MAX_GROWTH,
    prepare: (target) => {
      const body = largest();
      return Promise.resolve(() => uploading(target, null, body));
    },
  },
  {
    name: 'multipart, as large as it may be, by one employee',
    connections: 20,
    maxGrowth: MAX_GROWTH,
    prepare: (target) => {
      const body = largest();
      return Promise.resolve(() => uploading(target, target.employees[0] ?? null, body));
    },
  },
  {
    name: 'the path percent-encoded, by strangers',
    connections: 20,
    maxGrowth: MAX_GROWTH,
    prepare: (target) =>
      Promise.resolve(() => asking(target, 'x'.repeat(43), '{ userIsAuth }', { path: '/%67raphql' })),
  },
];
