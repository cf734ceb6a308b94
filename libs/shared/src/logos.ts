/** Sides in pixels in which the board draws a logo beside the one that it keeps. */
export const LOGO_SIDES = [48, 96, 128] as const;

const OWN_LOGO = /\/api\/logos\/[0-9a-f]{24}$/;

/** Whether an address holds letters on a tint, which a page draws by itself. */
export const isInitials = (image: string): boolean => image.includes('/api/initials/');

/**
 * Where a picture is had that is sharp at so many pixels and not much larger. Only logos that the board keeps are drawn
 * smaller; any other address stays as it is.
 */
export function logoAddress(image: string, pixels: number): string {
  const side = LOGO_SIDES.find((one) => one >= pixels) ?? LOGO_SIDES[LOGO_SIDES.length - 1];
  return OWN_LOGO.test(image) ? `${image}?size=${side}` : image;
}
