import sharp from 'sharp';
import type { SampleCompany } from './content/sample.js';

/** A logo of plain shapes. Text would need fonts that a small machine may lack. */
export async function drawLogo({ tint, shapes }: SampleCompany): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><rect width="256" height="256" fill="${tint}"/>${shapes}</svg>`;
  return sharp(Buffer.from(svg)).webp({ lossless: true }).toBuffer();
}
