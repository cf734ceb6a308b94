import { Typography } from '@mui/material';
import { passwordAdvice, type PasswordContext } from '@skybil/shared';

const COLOURS = { refused: 'error', weak: 'warning', fair: 'warning', good: 'success' } as const;

/** Advice while a new password is typed (SIGN-20). */
export function PasswordAdvice({ password, owner }: { password: string; owner: PasswordContext }) {
  const advice = password === '' ? undefined : passwordAdvice(password, owner);
  return (
    <Typography
      role="status"
      variant="body2"
      color={advice && COLOURS[advice.level]}
      sx={advice && { mb: 1.5, pl: 1.25, borderLeft: 4, borderColor: `${COLOURS[advice.level]}.main` }}
    >
      {advice?.text}
    </Typography>
  );
}
