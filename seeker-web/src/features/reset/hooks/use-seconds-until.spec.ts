import { act, renderHook } from '@testing-library/react';
import { useSecondsUntil } from './use-seconds-until';

const secondsLeft = (milliseconds: number) => {
  vi.useFakeTimers();
  return renderHook(() => useSecondsUntil(Date.now() + milliseconds)).result;
};

describe('the seconds until a moment', () => {
  it.each([
    [1_500, 2],
    [1_000, 1],
    [1, 1],
    [0, 0],
    [-5_000, 0],
  ])('for %i ms are %i', (milliseconds, seconds) => {
    expect(secondsLeft(milliseconds).current).toBe(seconds);
  });

  it('count down to zero', () => {
    vi.useFakeTimers();
    const moment = Date.now() + 2_500;
    const { result } = renderHook(() => useSecondsUntil(moment));
    const seen = [1, 2, 3, 4].map(() => {
      act(() => void vi.advanceTimersByTime(1_000));
      return result.current;
    });
    expect(seen).toEqual([2, 1, 0, 0]);
  });

  it('are correct at once when the moment changes', () => {
    vi.useFakeTimers();
    const { result, rerender } = renderHook((moment: number) => useSecondsUntil(moment), {
      initialProps: Date.now(),
    });
    vi.advanceTimersByTime(500);
    rerender(Date.now() + 60_000);
    expect(result.current).toBe(60);
  });

  it('are correct from the first render on', () => {
    vi.useFakeTimers();
    const moment = Date.now() + 1_500;
    const seen: number[] = [];
    renderHook(() => seen.push(useSecondsUntil(moment)));
    expect(seen[0]).toBe(2);
  });

  it('stop counting when unmounted', () => {
    vi.useFakeTimers();
    const { unmount } = renderHook(() => useSecondsUntil(Date.now() + 60_000));
    expect(vi.getTimerCount()).toBe(1);
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});
