/** Sizes in pixels in which the board serves a logo, besides the original. */
export const LOGO_SIDES = [48, 96, 128] as const;

const OWN_LOGO = /\/api\/logos\/[0-9a-f]{24}$/;

export const isInitials = (image: string): boolean => image.includes('/api/initials/');

/** Address of a logo in the smallest size that is sharp at `pixels`. The board resizes only its own logos. */
export function logoAddress(image: string, pixels: number): string {
  const side = LOGO_SIDES.find((one) => one >= pixels) ?? LOGO_SIDES[LOGO_SIDES.length - 1];
  return OWN_LOGO.test(image) ? `${image}?size=${side}` : image;
}
