import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import type { SeekerPages } from '@skybil/shared';
import { ROOT } from './shells.service.js';

const BUILT = join(ROOT, 'seeker-web', 'dist-server', 'entry-server.cjs');

/** The server build of the seeker site (`vite build --ssr`), loaded on first use. */
@Injectable()
export class SeekerSite {
  private loaded: Promise<SeekerPages> | undefined;

  pages(): Promise<SeekerPages> {
    this.loaded ??= this.load();
    return this.loaded;
  }

  private async load(): Promise<SeekerPages> {
    const site = createRequire(__filename)(BUILT) as { seekerPages: () => Promise<SeekerPages> };
    return site.seekerPages();
  }
}
