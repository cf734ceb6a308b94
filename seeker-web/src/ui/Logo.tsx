import { useState } from 'react';
import { initialsOf, isInitials, logoAddress } from '@skybil/shared';
import { useLowData } from '../lib/low-data';
import { hueOf } from './hue';
import './states.css';

interface LogoProps {
  name: string;
  image?: string;
  /** Side in CSS pixels. */
  size?: number;
  isFirst?: boolean;
}

/**
 * A picture, or initials if there is none, if it fails to load, or with low data. Decorative: the name is beside it.
 */
export function Logo({ name, image, size = 48, isFirst = false }: LogoProps) {
  const [broken, setBroken] = useState<string>();
  const isLowData = useLowData();
  /** A server-rendered picture may have failed before hydration. */
  const checkLoaded = (picture: HTMLImageElement | null) => {
    if (picture?.complete && picture.naturalWidth === 0) setBroken(image);
  };
  if (image && !isLowData && !isInitials(image) && broken !== image) {
    const own = logoAddress(image, size);
    const sharp = logoAddress(image, 2 * size);
    return (
      <img
        className="logo"
        src={own}
        // React prefetches what is in `src`, so `srcSet` must include it
        srcSet={sharp === image ? undefined : `${own}, ${sharp} 2x`}
        alt=""
        width={size}
        height={size}
        loading={isFirst ? 'eager' : 'lazy'}
        decoding="async"
        ref={checkLoaded}
        onError={() => setBroken(image)}
      />
    );
  }
  const style = { '--hue': hueOf(name), width: size, height: size, fontSize: size * 0.36 };
  return (
    <span className="logo logo--initials" style={style} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}
