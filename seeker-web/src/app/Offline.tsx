import { useEffect, useState, type ReactNode } from 'react';
import { useBoardConfig } from '../lib/board-config';
import { whenIdle } from '../lib/when-idle';

export function Offline() {
  const { offline } = useBoardConfig();
  const [background, setBackground] = useState<ReactNode>(null);

  useEffect(() => {
    if (!offline) return;
    void whenIdle().then(() => {
      void import('./offline/Background').then(({ default: Background }) => setBackground(<Background />));
    });
  }, [offline]);

  return background;
}
