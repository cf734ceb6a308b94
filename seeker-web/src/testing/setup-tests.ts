import '@testing-library/jest-dom/vitest';

// server rendering tests run in Node, without a DOM
if ('window' in globalThis) await import('./setup-browser');

// an import that is still loading when its file ends is an error
afterAll(() => vi.dynamicImportSettled());
