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
  /** Within the first screen, so that it is not waited with. */
  isFirst?: boolean;
}

/**
 * A picture, in the size in which it is shown; initials on a tint drawn from the name when there is none, also where the
 * board would send a picture of them, and with few data. Decorative: the name stands beside it.
 */
export function Logo({ name, image, size = 48, isFirst = false }: LogoProps) {
  const [broken, setBroken] = useState<string>();
  const isLowData = useLowData();
  /** Of a rendered page, one may have failed before anybody listened. */
  const look = (picture: HTMLImageElement | null) => {
    if (picture?.complete && picture.naturalWidth === 0) setBroken(image);
  };
  if (image && !isLowData && !isInitials(image) && broken !== image) {
    const own = logoAddress(image, size);
    const sharp = logoAddress(image, 2 * size);
    return (
      <img
        className="logo"
        src={own}
        // both: of a rendered page React has what stands here fetched ahead, and nothing else
        srcSet={sharp === image ? undefined : `${own}, ${sharp} 2x`}
        alt=""
        width={size}
        height={size}
        loading={isFirst ? 'eager' : 'lazy'}
        decoding="async"
        ref={look}
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
