import 'reflect-metadata';
import vm from 'node:vm';

// Nest is made of ES modules, which Jest reads only so
if (!('SourceTextModule' in vm)) {
  throw new Error(
    'Jest runs here under `node --experimental-vm-modules`: npm run test -w api -- path/to/file',
  );
}
