import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SECURITY_EVENTS } from './security-events.js';

const GUIDE = readFileSync(join(__dirname, '../../../../docs/security.md'), 'utf8');

it.each(SECURITY_EVENTS)('the guide says how to respond to %s [LOG-4]', (event) => {
  expect(GUIDE).toContain(`\`${event}\``);
});
