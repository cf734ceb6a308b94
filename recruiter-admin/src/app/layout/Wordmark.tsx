import { Box, SvgIcon } from '@mui/material';

/** The seeker site's: the name beside a sky-line below an arc of sky. */
export const Wordmark = () => (
  <Box
    component="span"
    sx={{
      display: 'flex',
      alignItems: 'center',
      gap: 1,
      color: 'primary.main',
      fontSize: 22,
      fontWeight: 700,
    }}
  >
    <SvgIcon viewBox="0 0 32 32" sx={{ fontSize: 30, fill: 'none' }}>
      <g stroke="currentColor" strokeWidth="2.6" strokeLinecap="round" strokeLinejoin="round">
        <path d="M3 20a13 13 0 0 1 26 0" />
        <path d="M7 27v-5h5v-5h4v10M16 21h5v6M21 24h4v3M4 27h24" />
      </g>
    </SvgIcon>
    Skybil
  </Box>
);
