const PATHS: Record<string, string> = {
  facebook:
    'M14 21v-8h3l.5-3.5H14V8c0-1 .5-1.8 2-1.8h1.6V3.2C17 3.1 16 3 15.200 3 12.500 3 11 4.600 11 7.500v2H8V13h3v8',
  x: 'M4 4l16 16M20 4L4 20',
  linkedin: 'M5 10v10M5 5v.5M10 20V10M10 14.500c0-2.500 1.600-4.500 4.500-4.500S19 11.800 19 15v5',
  instagram:
    'M7 3h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4zM12 8.500a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7zM17 7v.1',
};
const GLOBE = 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c3 3 3 15 0 18M12 3c-3 3-3 15 0 18';

export function SocialIcon({ name }: { name: string }) {
  return (
    <svg width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" aria-hidden="true">
      <path
        d={PATHS[name.toLowerCase()] ?? GLOBE}
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
