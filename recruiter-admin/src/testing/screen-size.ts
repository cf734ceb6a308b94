import { vi } from 'vitest';

/** Makes MUI's media queries match a screen of this width in the light scheme. */
export function screenOf(width: number): void {
  vi.stubGlobal('matchMedia', (query: string) => {
    const max = /max-width:\s*([\d.]+)px/.exec(query)?.[1];
    const min = /min-width:\s*([\d.]+)px/.exec(query)?.[1];
    const matches =
      (max || min) !== undefined && width <= Number(max ?? Infinity) && width >= Number(min ?? 0);
    return { matches, media: query, addEventListener: vi.fn(), removeEventListener: vi.fn() };
  });
}
