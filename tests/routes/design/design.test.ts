import {describe, expect, test} from 'vitest';

import {createVisitor} from '../support/visitor';

describe('the workbench of the design system', () => {
  test.each([
    ['/_design', 'Werkbank'],
    ['/de/_design', 'Werkbank'],
    ['/en/_design', 'Workbench'],
  ])('%s exists for developers only', async (path, title) => {
    const {status, data} = await createVisitor().get(path);
    expect(status).toBe(200);
    expect(data).toMatchObject({title});
  });

  test('shows an unexpected error on demand', async () => {
    expect((await createVisitor().get('/de/_design?broken')).status).toBe(500);
  });
});
