import { useEffect, useState } from 'react';

export function useSecondsUntil(time: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, 1_000);
    return () => clearInterval(timer);
  }, [time]);
  return Math.max(0, Math.ceil((time - now) / 1_000));
}
