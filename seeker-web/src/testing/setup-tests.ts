import '@testing-library/jest-dom/vitest';

// Tests of what a server renders have no browser around them.
if ('window' in globalThis) await import('./setup-browser');
