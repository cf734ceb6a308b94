import { useState } from 'react';
import { initialsOf } from '@skybil/shared';
import { hueOf } from './hue';
import './states.css';

interface LogoProps {
  name: string;
  image?: string;
  /** Side in CSS pixels. */
  size?: number;
}

/** A picture; initials on a tint drawn from the name when there is none. Decorative: the name stands beside it. */
export function Logo({ name, image, size = 48 }: LogoProps) {
  const [broken, setBroken] = useState<string>();
  if (image && broken !== image) {
    return (
      <img
        className="logo"
        src={image}
        alt=""
        width={size}
        height={size}
        loading="lazy"
        decoding="async"
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
