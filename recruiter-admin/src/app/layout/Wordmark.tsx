import { Box } from '@mui/material';

/** The name under its sky-line arc, in one colour. */
export const Wordmark = () => (
  <Box
    component="svg"
    viewBox="0 0 92 28"
    aria-hidden="true"
    sx={{ height: 28, width: 92, color: 'primary.main' }}
  >
    <path
      d="M3 9.5C22 1.5 66 1.5 89 9.5"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.4"
      strokeLinecap="round"
    />
    <text
      x="46"
      y="25"
      textAnchor="middle"
      textLength="84"
      fill="currentColor"
      fontFamily="system-ui, sans-serif"
      fontSize="22"
      fontWeight="700"
    >
      Skybil
    </text>
  </Box>
);
