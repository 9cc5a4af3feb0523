// `npm run image`: every step of the Dockerfile in a clean folder, from the checkout alone (it installs and builds anew),
// then containers of it as compose.yaml starts them. For machines without a container engine; some minutes.
import { main, program, run } from './steps.mjs';

await main(async () => {
  const args = ['--selectProjects', 'e2e', '--', 'test/e2e/operation/image.e2e.ts'];
  await run('The image', [program('jest/bin/jest.js'), ...args], { env: { IMAGE_FROM_NOTHING: '1' } });
});
