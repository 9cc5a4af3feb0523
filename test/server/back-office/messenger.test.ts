import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { loadConfig } from '@server/config/config';
import { projectPath } from '@server/config/paths';
import { aUser } from '@test/factories/user.factory';
import { openWorkspace, type Workspace } from '@test/helpers/worlds/workspace';

/** The messenger's chat in the back office: which address is returned, and what the page may frame. */

const page = projectPath('build', 'public', 'index.html');
let isOurs = false;
beforeAll(() => {
  // The built page is served; without a build any page is enough, since only the headers count.
  if (existsSync(page)) return;
  isOurs = true;
  mkdirSync(projectPath('build', 'public'), { recursive: true });
  writeFileSync(page, '<!doctype html>');
});
afterAll(() => {
  if (isOurs) rmSync(page);
});

const policyOf = async ({ test }: Workspace) =>
  (await fetch(`${test.url}/`)).headers.get('content-security-policy') ?? '';

test('a configured chat is returned to the provider’s people only, and the page may frame its site only', async () => {
  const workspace = await openWorkspace({ MESSENGER_URL: 'https://chat.example/room?id=1' });
  try {
    const root = await workspace.system((tx) =>
      aUser(tx, { organizationId: workspace.organizationId, isSuperAdmin: true }),
    );
    expect(await workspace.get(root, '{ backOfficeMessenger }')).toEqual({
      backOfficeMessenger: 'https://chat.example/room?id=1',
    });
    expect(await workspace.rejection(workspace.admin, '{ backOfficeMessenger }')).toMatchObject({
      code: 'access.denied',
    });
    expect(await policyOf(workspace)).toContain("; frame-src 'self' https://chat.example; ");
  } finally {
    await workspace.stop();
  }
});

test('without a chat there is no address, and the page frames nothing of other sites', async () => {
  const workspace = await openWorkspace();
  try {
    const root = await workspace.system((tx) =>
      aUser(tx, { organizationId: workspace.organizationId, isSuperAdmin: true }),
    );
    expect(await workspace.get(root, '{ backOfficeMessenger }')).toEqual({ backOfficeMessenger: null });
    expect(await policyOf(workspace)).not.toContain('frame-src');
  } finally {
    await workspace.stop();
  }
});

test.each(['javascript:alert(1)', 'https://chat.example/; script-src *', 'http://localhost:3000/chat'])(
  'the address %s stops the start',
  (MESSENGER_URL) => {
    expect(() => loadConfig({ MESSENGER_URL })).toThrow('MESSENGER_URL');
  },
);
