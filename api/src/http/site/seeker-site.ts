import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import type { SeekerPages } from '@skybil/shared';
import { ROOT } from './shells.service.js';

const BUILT = join(ROOT, 'seeker-web', 'dist-server', 'entry-server.cjs');

/** The seeker site as it was built for the server (`vite build --ssr`), loaded when it is first needed. */
@Injectable()
export class SeekerSite {
  private loaded: Promise<SeekerPages> | undefined;

  /** @throws when it is not built, or does not start */
  pages(): Promise<SeekerPages> {
    this.loaded ??= this.load();
    return this.loaded;
  }

  private async load(): Promise<SeekerPages> {
    const site = createRequire(__filename)(BUILT) as { seekerPages: () => Promise<SeekerPages> };
    return site.seekerPages();
  }
}
