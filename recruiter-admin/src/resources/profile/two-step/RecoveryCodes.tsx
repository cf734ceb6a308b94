import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { SITE_NAME } from '@skybil/shared';

const FILE = `${SITE_NAME.toLowerCase()}-recovery-codes.txt`;

/** The codes are shown only once. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Alert severity="warning" variant="outlined">
        Keep these recovery codes somewhere other than your phone: each signs you in once without the app.
        They are not shown again.
      </Alert>
      <Box component="ol" aria-label="Recovery codes" sx={{ m: 0, pl: 4, fontFamily: 'monospace' }}>
        {codes.map((code) => (
          <Typography component="li" key={code} sx={{ fontFamily: 'inherit' }}>
            {code}
          </Typography>
        ))}
      </Box>
      <Stack direction="row" spacing={1}>
        <Button
          variant="outlined"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${codes.join('\n')}\n`)}`}
          download={FILE}
        >
          Download
        </Button>
        <Button variant="contained" onClick={onDone}>
          I have kept them
        </Button>
      </Stack>
    </Stack>
  );
}
